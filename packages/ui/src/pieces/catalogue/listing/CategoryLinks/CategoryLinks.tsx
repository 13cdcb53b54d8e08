import { styled } from 'styled-components';
import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';
import { color, font, size, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import type { CatalogueProduct } from '../../product/catalogueProduct.ts';
import { UnbrokenText } from '../../product/UnbrokenText/UnbrokenText.tsx';

export interface CategoryLinksProps {
  categories: CatalogueProduct['categories'];
  categoryHref: (categoryId: number) => string;
}

const Root = styled.div`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
  }

  li {
    display: flex;
    align-items: center;
    min-block-size: 1.5rem;
  }

  a {
    ${touchTarget}
  }

  ${media.belowTablet} {
    li {
      min-block-size: ${size.targetFixed};
    }
  }
`;

/** Links to the categories of a product (spec 2.11). */
export function CategoryLinks({ categories, categoryHref }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  return (
    <Root>
      <VisuallyHidden as="h2">Categories</VisuallyHidden>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={categoryHref(id)}>
              <UnbrokenText>{name}</UnbrokenText>
            </TextLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
