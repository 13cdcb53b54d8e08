import { messages } from '@formulary/rules/problems/messages';
import { ShoppingCart } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface CartEmptyProps {
  continueHref: string;
  quickOrderHref: string;
  /** Focuses the next step after the last item was removed, unless something else has the focus. */
  takesFocus?: boolean;
}

/** Shows an empty cart (spec 2.12). */
export function CartEmpty({ continueHref, quickOrderHref, takesFocus = false }: CartEmptyProps) {
  return (
    <EmptyState
      takesFocus={takesFocus}
      title={messages['cart-empty']}
      picture={<ShoppingCart aria-hidden />}
      actions={
        <>
          <ButtonLink href={continueHref} variant="primary">
            Continue Shopping
          </ButtonLink>
          <ButtonLink href={quickOrderHref}>Quick order</ButtonLink>
        </>
      }
    >
      Browse the categories or search by name; what you add waits here.
    </EmptyState>
  );
}
