import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps } from '../../../primitives/buttonStyle.ts';
import type { Elements } from '../../../primitives/elements.ts';
import { addPress, type ShownProduct } from '../shownProduct.ts';

interface AddPlaceProps {
  readonly product: ShownProduct;
  /** Cannot be pressed now, nor when it comes: nothing in stock, or a purchase option to choose first. */
  readonly isDisabled: boolean;
  /** What follows 'Add' for screen readers. */
  readonly children?: Elements;
}

const Place = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

/** Add before it can act: what is pressed here is kept, and Add is pressed when it has come (actOnEarlyPresses.ts). */
export function AddPlace({ product, isDisabled, children }: AddPlaceProps) {
  return (
    <Place
      type="button"
      $variant="primary"
      $isSmall={false}
      data-press={addPress(product)}
      disabled={isDisabled}
    >
      <ShoppingCart aria-hidden /> Add
      {children}
    </Place>
  );
}
