import { ListPlus } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface EmptyListProps {
  /** It is the usual order, computed from earlier orders. */
  isFromOrders: boolean;
  categoriesHref: string;
  ordersHref: string;
  /** Focuses the next step after the last product was removed. */
  takesFocus?: boolean;
}

/** Says that a list is empty and how to add products. */
export function EmptyList({
  isFromOrders,
  categoriesHref,
  ordersHref,
  takesFocus = false,
}: EmptyListProps) {
  return (
    <EmptyState
      takesFocus={takesFocus}
      title={isFromOrders ? 'You have not ordered anything yet' : 'Nothing is on this list yet'}
      picture={<ListPlus aria-hidden />}
      actions={
        <>
          <ButtonLink href={categoriesHref} variant="primary">
            Browse the categories
          </ButtonLink>
          {!isFromOrders && <ButtonLink href={ordersHref}>Your orders</ButtonLink>}
        </>
      }
    >
      {isFromOrders
        ? 'What you order most will be listed here by itself.'
        : 'Add to list stands on the page of each product, and Save as a list on each order and in the cart.'}
    </EmptyState>
  );
}
