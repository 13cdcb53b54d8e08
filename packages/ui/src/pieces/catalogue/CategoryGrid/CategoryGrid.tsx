import type { Category } from '@formulary/rules/catalogue/category';
import { Grid } from '../../../primitives/Grid.tsx';
import { CategoryCard } from '../CategoryCard/CategoryCard.tsx';

export interface CategoryGridProps {
  categories: readonly Category[];
  categoryHref: (categoryId: number) => string;
}

/** The first row of a wide screen. */
const EAGER_CARDS = 4;

/** Categories beside each other, in the order given (spec 2.9). */
export function CategoryGrid({ categories, categoryHref }: CategoryGridProps) {
  return (
    <Grid as="ul" $minimum="15rem" aria-label="Categories">
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryCard
            category={category}
            href={categoryHref(category.id)}
            isEager={index < EAGER_CARDS}
          />
        </li>
      ))}
    </Grid>
  );
}
