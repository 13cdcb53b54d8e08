import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { media } from '../../../theme/media.ts';
import { font, size, space, stroke } from '../../../theme/tokens.ts';

interface OfferFootProps {
  readonly canBuy: boolean;
}

/* The field and under it the two lines of AddToCart's message. */
const FIELD = `${size.target} + ${space[2]} + 2 * ${font.lineBody} * ${font.sizeSmall}`;

/* Under a label; on a phone, whose label is not seen, within the bar that keeps to the screen. */
const Quantity = styled(Skeleton)`
  block-size: calc(${font.lineHeading}em + ${space[2]} + ${FIELD});

  ${media.belowTablet} and (height >= 30rem) {
    block-size: calc(2 * ${stroke.hairline} + ${space[3]} + ${FIELD} + ${space[1]});
  }
`;

/* A button; on a phone the sentence that goes with it stands below. */
const NoneLeft = styled(Skeleton)`
  block-size: ${size.target};

  ${media.belowTablet} {
    block-size: calc(${size.target} + ${space[3]} + 1lh);
  }
`;

/** The place of how many are bought, or of the button alone that nobody can press and of the mail that one can ask for; and of Add to list. */
export function OfferFoot({ canBuy }: OfferFootProps) {
  return (
    <Stack $gap={4}>
      {canBuy ? (
        <Quantity $width="min(100%, 30rem)" />
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
