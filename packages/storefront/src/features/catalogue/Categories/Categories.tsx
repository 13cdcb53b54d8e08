import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { useSearchParams } from 'react-router';
import { useCategories } from '../useCategories.ts';
import { categoryTrail } from '@formulary/rules/head/categoryTrail';
import { pageTitles } from '@formulary/rules/head/pageTitles';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { Redirect } from '../../../lib/screen/Redirect.tsx';
import { CategoryListing } from './CategoryListing.tsx';

const TOP_LEVEL = 0;

/**
 * Shows the category grid: the top level, or the children of one category; without children, its products (spec 2.9).
 */
export function Categories() {
  const [query] = useSearchParams();
  const categoryId = readPositive(query.get('categoryId'));
  const read = useCategories();
  const { data: categories } = read;
  const shown = categories && childCategories(categories, categoryId ?? TOP_LEVEL);
  if (categoryId !== undefined && shown?.length === 0)
    return <Redirect to={paths.products({ categoryId })} />;

  const current = categories?.find(({ id }) => id === categoryId);
  const heading = current?.name ?? pageTitles.categories;
  return (
    <Screen
      title={heading}
      heading={heading}
      lead={current?.description || undefined}
      breadcrumbs={categoryTrail(categories ?? [], categoryId)}
    >
      <CategoryListing read={read} categories={shown} />
    </Screen>
  );
}
