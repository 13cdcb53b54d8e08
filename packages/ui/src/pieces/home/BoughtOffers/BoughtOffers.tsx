import type { Product } from '@formulary/rules/catalogue/product';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, radius, space } from '@formulary/theme/tokens';
import { isAvailable } from '../../catalogue/product/catalogueProduct.ts';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { PromotionList } from '../../catalogue/offer/PromotionList/PromotionList.tsx';
import { StockBadge } from '../../catalogue/stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface BoughtOffersProps {
  products: readonly Product[];
  hrefOf: (productId: number) => string;
  /** Renders the actions for a product: quantity and Add. */
  actionsFor?: ((product: Product) => ReactNode) | undefined;
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Offer = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  &:has(a:focus-visible) {
    ${focusRing}
  }

  ${media.fromTablet} {
    display: grid;
    grid-template: auto 1fr / 5rem minmax(0, 1fr);
  }

  img {
    inline-size: 5rem;
    border-radius: ${radius.small};
  }

  a {
    font-weight: ${font.weightMedium};
    text-decoration: none;
  }

  /* The whole tile links to the product. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:focus-visible {
    outline: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/* Below the picture where large text leaves too little room beside it. */
const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  align-content: start;
  min-inline-size: 0;
  gap: ${space[1]};
`;

/* Above the tile's own link, at the bottom of each tile. */
const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  flex: 1 0 100%;
  grid-column: 1 / -1;
  align-self: end;
`;

/** Lists products that a buyer has bought before and that are on offer now, each with a link and its actions. */
export function BoughtOffers({ products, hrefOf, actionsFor }: BoughtOffersProps) {
  return (
    <List>
      {products.map((product) => (
        <Offer key={product.id}>
          <Picture folder="products" file={product.image} alt="" />
          <Words>
            <Link href={hrefOf(product.id)}>
              <UnbrokenText isName>{product.name}</UnbrokenText>
            </Link>
            <PromotionList promotions={product.promotions} />
            <StockBadge isAvailable={isAvailable(product)} />
          </Words>
          {actionsFor && <Actions>{actionsFor(product)}</Actions>}
        </Offer>
      ))}
    </List>
  );
}
