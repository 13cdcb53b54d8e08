import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps } from '../../../../primitives/buttons/buttonStyle.ts';
import type { Elements } from '../../../../primitives/elements.ts';
import { addPress, type CatalogueProduct } from '../../product/catalogueProduct.ts';

interface AddPlaceProps {
  readonly product: CatalogueProduct;
  /** Whether the loaded button will be disabled too: out of stock, or a purchase option is needed first. */
  readonly isDisabled: boolean;
  /** Text after 'Add' for screen readers. */
  readonly children?: Elements;
}

const PlaceholderButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

/**
 * Shows Add before its code has loaded. An early press is kept, and the loaded Add is pressed (actOnEarlyPresses.ts).
 */
export function AddSkeleton({ product, isDisabled, children }: AddPlaceProps) {
  return (
    <PlaceholderButton
      type="button"
      $variant="primary"
      $isSmall={false}
      data-press={addPress(product)}
      disabled={isDisabled}
    >
      <ShoppingCart aria-hidden /> Add
      {children}
    </PlaceholderButton>
  );
}
