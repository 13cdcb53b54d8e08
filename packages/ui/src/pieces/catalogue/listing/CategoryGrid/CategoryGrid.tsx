import type { Category } from '@formulary/rules/catalogue/category';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { CategoryCard } from '../CategoryCard/CategoryCard.tsx';

export interface CategoryGridProps {
  categories: readonly Category[];
  categoryHref: (categoryId: number) => string;
  /** Low cards with the picture beside the name, as on narrow screens, for a grid with other content beside it. */
  isCompact?: boolean;
}

/* A last row that is not full shares its width out: no empty cells. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  & > li {
    flex: 1 1 15rem;
    min-inline-size: 0;
  }

  &[data-compact] > li {
    flex-basis: 18rem;
  }
`;

/** Shows categories in a grid, in the given order (spec 2.9). Loads the first picture of the page eagerly. */
export function CategoryGrid({ categories, categoryHref, isCompact = false }: CategoryGridProps) {
  return (
    <Row data-compact={isCompact || undefined} aria-label="Categories">
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
    </Row>
  );
}
