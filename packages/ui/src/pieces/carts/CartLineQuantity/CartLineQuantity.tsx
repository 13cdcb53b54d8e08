import type { CartLine } from '@formulary/rules/carts/cartLine';
import { messages } from '@formulary/rules/problems/messages';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';

export interface CartLineQuantityProps {
  line: CartLine;
  /** Why the last change was refused. */
  refusal?: string | undefined;
  onQuantity: (quantity: number) => void;
}

/**
 * Changes a line's quantity with minus, a typed number or plus. Refuses anything but a number with 'Invalid quantity'
 * (spec 5.16).
 */
export function CartLineQuantity({ line, refusal, onQuantity }: CartLineQuantityProps) {
  return (
    <QuantityField
      label={`Quantity of ${line.name}`}
      isLabelHidden
      value={line.quantity}
      onChange={onQuantity}
      invalidMessage={messages['invalid-quantity']}
      errorMessage={refusal}
    />
  );
}
