import { styled } from 'styled-components';
import { Skeleton } from '../../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { media } from '@formulary/theme/media';
import { font, size, space, stroke } from '@formulary/theme/tokens';
import { type CatalogueProduct, isAvailable } from '../../product/catalogueProduct.ts';
import { AddSkeleton } from '../QuickAddSkeleton/AddSkeleton.tsx';

interface OfferFootProps {
  readonly product: CatalogueProduct;
}

/* The field plus the two lines of AddToCart's message. */
const FIELD = `${size.target} + ${space[2]} + 2 * ${font.lineBody} * ${font.sizeSmall}`;

/* Below a label; on a phone, where the label is hidden, within the sticky bar. */
const Quantity = styled.div`
  display: grid;
  grid-template-columns: 8.75rem 1fr;
  gap: ${space[4]};
  align-items: start;
  box-sizing: border-box;
  max-inline-size: 30rem;
  block-size: calc(${font.lineHeading}em + ${space[2]} + ${FIELD});
  padding-block-start: calc(${font.lineHeading}em + ${space[2]});

  ${media.belowTablet} and (height >= 30rem) {
    max-inline-size: none;
    block-size: calc(2 * ${stroke.hairline} + ${space[3]} + ${FIELD} + ${space[1]});
    padding-block-start: calc(${stroke.hairline} + ${space[3]});
  }
`;

/**
 * Reserves the height of the quantity, of Add to list and, out of stock, of the e-mail request. Its Add is enabled if
 * the loaded one will be.
 */
export function OfferFoot({ product }: OfferFootProps) {
  const canBuy = isAvailable(product);
  return (
    <Stack $gap={4}>
      <Quantity>
        <Skeleton $height={size.target} />
        <AddSkeleton product={product} isDisabled={!canBuy || product.type === 'any'} />
      </Quantity>
      {!canBuy && <Skeleton $width="15rem" $height={`calc(${size.target} + ${space[2]})`} />}
      <Skeleton $width="9rem" $height={size.target} />
    </Stack>
  );
}
