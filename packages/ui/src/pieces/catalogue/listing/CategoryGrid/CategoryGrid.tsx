import type { Category } from '@formulary/rules/catalogue/category';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { CategoryCard } from '../CategoryCard/CategoryCard.tsx';

export interface CategoryGridProps {
  categories: readonly Category[];
  categoryHref: (categoryId: number) => string;
  /** Low cards with the picture beside the name, as on narrow screens, for a grid with other content beside it. */
  isCompact?: boolean;
}

const LEAST_WIDTH = '15rem';
const LEAST_WIDTH_COMPACT = '18rem';

/** Shows categories in a grid, in the given order (spec 2.9). Loads the first picture of the page eagerly. */
export function CategoryGrid({ categories, categoryHref, isCompact = false }: CategoryGridProps) {
  return (
    <Grid as="ul" $minimum={isCompact ? LEAST_WIDTH_COMPACT : LEAST_WIDTH} aria-label="Categories">
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryCard
            category={category}
            href={categoryHref(category.id)}
            isCompact={isCompact}
            isEager={!isCompact && index === 0}
          />
        </li>
      ))}
    </Grid>
  );
}
