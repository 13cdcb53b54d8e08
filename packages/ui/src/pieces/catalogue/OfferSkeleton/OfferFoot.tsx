import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { media } from '../../../theme/media.ts';
import { font, size, space, stroke } from '../../../theme/tokens.ts';
import { isAvailable } from '../isAvailable.ts';
import { AddPlace } from '../QuickAddPlace/AddPlace.tsx';
import type { ShownProduct } from '../shownProduct.ts';

interface OfferFootProps {
  readonly product: ShownProduct;
}

/* The field and under it the two lines of AddToCart's message. */
const FIELD = `${size.target} + ${space[2]} + 2 * ${font.lineBody} * ${font.sizeSmall}`;

/* Under a label; on a phone, whose label is not seen, within the bar that keeps to the screen. */
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

/* A button; on a phone the sentence that goes with it stands below. */
const NoneLeft = styled(Skeleton)`
  block-size: ${size.target};

  ${media.belowTablet} {
    block-size: calc(${size.target} + ${space[3]} + 1lh);
  }
`;

/** The place of how many are bought, with Add, which can be pressed already; or of the button alone that nobody can press and of the mail that one can ask for; and of Add to list. */
export function OfferFoot({ product }: OfferFootProps) {
  return (
    <Stack $gap={4}>
      {isAvailable(product) ? (
        <Quantity>
          <Skeleton $height={size.target} />
          <AddPlace product={product} isDisabled={product.type === 'any'} />
        </Quantity>
      ) : (
        <>
          <NoneLeft $width="min(100%, 30rem)" />
          <Skeleton $width="15rem" $height={`calc(${size.target} + ${space[2]})`} />
        </>
      )}
      <Skeleton $width="9rem" $height={size.target} />
    </Stack>
  );
}
