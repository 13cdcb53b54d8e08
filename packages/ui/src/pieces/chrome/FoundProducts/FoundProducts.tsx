import { History } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { Price } from '../../catalogue/offer/Price/Price.tsx';
import {
  type CatalogueProduct,
  isAvailable,
  isPriced,
} from '../../catalogue/product/catalogueProduct.ts';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { StockBadge } from '../../catalogue/stock/StockBadge/StockBadge.tsx';
import { searchRowStyle } from '../searchRowStyle.ts';

export interface FoundProductsProps {
  products: readonly CatalogueProduct[];
  productHref: (productId: number) => string;
  /** Returns whether to mark a product as bought before. */
  isBoughtBefore?: ((product: CatalogueProduct) => boolean) | undefined;
  /** Renders a product's action beside its link: Add. */
  actionFor?: ((product: CatalogueProduct) => Elements) | undefined;
}

const Rows = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${space[2]};
  }

  li + li {
    border-block-start: ${border.hairline};
  }

  li[data-action] {
    padding-block: ${space[2]};
  }

  /* On a phone, with a button beside it, the name needs the width of the picture. */
  @media (width < 30rem) {
    li[data-action] img {
      display: none;
    }
  }
`;

const Row = styled(Link)`
  ${searchRowStyle}
  /* Enlarged text moves the action below the name. */
  flex: 1 1 12rem;
  min-inline-size: 0;

  img {
    flex: none;
    inline-size: ${space[12]};
    block-size: ${space[12]};
    border-radius: ${radius.small};

    ${media.belowTablet} {
      inline-size: ${space[10]};
      block-size: ${space[10]};
    }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-inline-size: 0;

  b {
    font-weight: ${font.weightMedium};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  strong {
    color: ${color.textBody};
    font-size: ${font.sizeBody};
  }
`;

const Bought = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** Lists products in the search: picture, name, price or 'Login to see prices', stock, and an action. */
export function FoundProducts({
  products,
  productHref,
  isBoughtBefore,
  actionFor,
}: FoundProductsProps) {
  return (
    <Rows>
      {products.map((product) => (
        <li key={product.id} data-action={actionFor ? true : undefined}>
          <Row href={productHref(product.id)}>
            <Picture folder="products" file={product.image} alt="" isEager />
            <Words>
              <b>
                <UnbrokenText isName>{product.name}</UnbrokenText>
              </b>
              <Facts>
                {isPriced(product) ? (
                  <Price amount={product.price} isPrescription={product.isPrescription === true} />
                ) : (
                  <span>Login to see prices</span>
                )}
                <StockBadge isAvailable={isAvailable(product)} />
                {isBoughtBefore?.(product) && (
                  <Bought>
                    <History aria-hidden />
                    <span>Bought before</span>
                  </Bought>
                )}
              </Facts>
            </Words>
          </Row>
          {actionFor?.(product)}
        </li>
      ))}
    </Rows>
  );
}
