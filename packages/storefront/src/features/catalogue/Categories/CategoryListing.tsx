import type { Category } from '@formulary/rules/catalogue/category';
import { CategoryGrid } from '@formulary/ui/pieces/catalogue/listing/CategoryGrid';
import { CategoryGridSkeleton } from '@formulary/ui/pieces/catalogue/listing/CategoryGridSkeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import type { useCategories } from '../useCategories.ts';
import { paths } from '../../../lib/screen/paths.ts';

interface CategoryListingProps {
  readonly read: ReturnType<typeof useCategories>;
  /** Categories to show, once loaded. */
  readonly categories: readonly Category[] | undefined;
  /** Smaller layout beside other content, with pictures next to the names. */
  readonly isCompact?: boolean;
}

/** Shows categories in every loading state (spec 2.9, reading R21). */
export function CategoryListing({ read, categories, isCompact = false }: CategoryListingProps) {
  const { error, isValidating, mutate } = read;
  if (categories && categories.length > 0)
    return (
      <CategoryGrid categories={categories} categoryHref={paths.categories} isCompact={isCompact} />
    );
  if (categories)
    return (
      <EmptyState
        title="There are no categories yet"
        actions={<ButtonLink href={paths.products()}>Browse all products</ButtonLink>}
      >
        The catalogue is being put together. Products may be there already.
      </EmptyState>
    );
  if (error)
    return (
      <LoadFailed what="the categories" isRetrying={isValidating} onRetry={() => void mutate()} />
    );
  return <CategoryGridSkeleton isCompact={isCompact} />;
}
