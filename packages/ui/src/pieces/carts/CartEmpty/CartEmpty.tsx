import { messages } from '@formulary/rules/problems/messages';
import { ShoppingCart } from 'lucide-react';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

export interface CartEmptyProps {
  continueHref: string;
  quickOrderHref: string;
  /** What was in it has just been removed: the next step takes the focus if nothing else has it. */
  takesFocus?: boolean;
}

/** A cart with nothing in it (spec 2.12). */
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
