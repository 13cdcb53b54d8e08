import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { font, size, space } from '../../../theme/tokens.ts';

interface OfferFootProps {
  readonly canBuy: boolean;
}

/** Label, field and the two lines of AddToCart's message, or the button alone that nobody can press. */
const QUANTITY = `calc(${font.lineHeading}em + ${space[2]} + ${size.target} + ${space[2]} + 2 * ${font.lineBody} * ${font.sizeSmall})`;

/** The place of how many are bought. */
export function OfferFoot({ canBuy }: OfferFootProps) {
  return <Skeleton $width="min(100%, 30rem)" $height={canBuy ? QUANTITY : size.target} />;
}
