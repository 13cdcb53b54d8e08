import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { Screen } from '../../app/Screen.tsx';
import { useCategories } from '../../api/catalogue/useCategories.ts';
import { CategoryListing } from '../Categories/CategoryListing.tsx';
import { Welcome } from './Welcome.tsx';

const TOP_LEVEL = 0;

/** The front door: a welcome and the categories (spec 2.8). */
export function Home() {
  const read = useCategories();
  return (
    <Screen title="Pharmacy supplies for aesthetics practices">
      <Welcome />
      <h2>Shop by category</h2>
      <CategoryListing
        read={read}
        categories={read.data && childCategories(read.data, TOP_LEVEL)}
      />
    </Screen>
  );
}
