import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/navigation/Link/Link.tsx';
import { signedInOnly } from '@formulary/theme/signedInOnly';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, motion, radius, space } from '@formulary/theme/tokens';
import { signedOutText } from '@formulary/theme/signedOutText';
import { type CatalogueProduct, isAvailable, isPriced } from '../../product/catalogueProduct.ts';
import { OfferRibbon } from '../../offer/OfferRibbon/OfferRibbon.tsx';
import { Picture } from '../../product/Picture/Picture.tsx';
import { Price } from '../../offer/Price/Price.tsx';
import { PromotionList } from '../../offer/PromotionList/PromotionList.tsx';
import { SignInForPrices } from '../../offer/SignInForPrices/SignInForPrices.tsx';
import { StockBadge } from '../../stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../product/UnbrokenText/UnbrokenText.tsx';

export interface ProductCardProps {
  product: CatalogueProduct;
  href: string;
  signInHref: string;
  /** Near the top of the screen, so the picture loads eagerly. */
  isEager?: boolean;
  /** Actions for the product, above the card's link. */
  children?: ReactNode;
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: ${border.control};
  border-color: ${color.borderAvailable};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  transition: background-color ${motion.quick} ${motion.easeOut};

  &[data-stock='unavailable'] {
    border-color: ${color.borderUnavailable};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  &:has(h2 a:focus-visible) {
    ${focusRing}
  }

  ${media.belowTablet} {
    flex-flow: row wrap;
  }
`;

const Shot = styled.div`
  flex: none;
  border-block-end: ${border.hairline};

  [data-stock='unavailable'] > & img {
    filter: grayscale(0.7);
  }

  ${media.belowTablet} {
    inline-size: min(8rem, 36%);
    padding: ${space[3]};
    padding-inline-end: 0;
    border: 0;

    img {
      border-radius: ${radius.small};
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: 0;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]};

  & > :last-child {
    margin-block-start: auto;
  }

  /* Below the picture where large text leaves too little room beside it. */
  ${media.belowTablet} {
    flex: 1 1 10rem;
    padding: ${space[3]} ${space[4]};
  }
`;

const Name = styled.h2`
  font-size: ${font.sizeBody};
  font-weight: ${font.weightMedium};
  text-wrap: pretty;

  a {
    text-decoration: none;
  }

  /* The whole card links to the product; the link's text is the name only. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:focus-visible {
    outline: none;
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

/* Links inside the card lie above the card's own link. */
const Above = styled.div`
  position: relative;
  z-index: ${layer.raised};
  align-self: start;
  ${signedOutText}

  /* Reserves the height of the price. */
  :root[data-session] & {
    min-block-size: calc(${font.lineBody} * ${font.sizeLead});
  }
`;

const Actions = styled.div`
  position: relative;
  z-index: ${layer.raised};
  padding: 0 ${space[4]} ${space[4]};

  /* Without actions, only their reserved space remains. */
  &[data-place] {
    ${signedInOnly}
  }

  ${media.belowTablet} {
    flex: 1 0 100%;
  }
`;

/**
 * Shows a product in a grid: picture, name, price or a link to see it, promotions and stock. The border is green while
 * the product is available and maroon otherwise; the text says the same (spec 2.10).
 */
export function ProductCard({
  product,
  href,
  signInHref,
  isEager = false,
  children,
}: ProductCardProps) {
  const isOnOffer = isPriced(product) && product.promotions.length > 0;
  return (
    <Card data-stock={isAvailable(product) ? 'available' : 'unavailable'}>
      <Shot>
        <Picture folder="products" file={product.image} alt="" isEager={isEager} />
      </Shot>
      {isOnOffer && (
        <Corner>
          <OfferRibbon />
        </Corner>
      )}
      <Words>
        <Name>
          <Link href={href}>
            <UnbrokenText isName>{product.name}</UnbrokenText>
          </Link>
        </Name>
        {isPriced(product) ? (
          <>
            <Price amount={product.price} isPrescription={product.isPrescription === true} />
            <PromotionList promotions={product.promotions} />
          </>
        ) : (
          <Above>
            <SignInForPrices signInHref={signInHref} />
          </Above>
        )}
        <StockBadge isAvailable={isAvailable(product)} />
      </Words>
      {children !== undefined && (
        <Actions data-place={isPriced(product) ? undefined : true}>{children}</Actions>
      )}
    </Card>
  );
}
