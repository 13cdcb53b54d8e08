import { ListChecks } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoListsProps {
  ordersHref: string;
  onCreate: () => void;
}

/** Explains lists to a user who has none. */
export function NoLists({ ordersHref, onCreate }: NoListsProps) {
  return (
    <EmptyState
      title="You have not made a list yet"
      picture={<ListChecks aria-hidden />}
      actions={
        <>
          <Button variant="primary" onClick={onCreate}>
            New list
          </Button>
          <ButtonLink href={ordersHref}>Your orders</ButtonLink>
        </>
      }
    >
      A list keeps what you order together, for a treatment, a room or a month, and puts all of it
      into your cart with one press. Save an order or your cart as a list, or add products from
      their pages.
    </EmptyState>
  );
}
