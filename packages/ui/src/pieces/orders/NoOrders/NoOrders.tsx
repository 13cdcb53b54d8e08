import { ReceiptText } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoOrdersProps {
  categoriesHref: string;
}

/** Says that the user has no orders yet (spec 2.16). */
export function NoOrders({ categoriesHref }: NoOrdersProps) {
  return (
    <EmptyState
      title="You have not placed any order yet"
      picture={<ReceiptText aria-hidden />}
      actions={
        <ButtonLink href={categoriesHref} variant="primary">
          Start shopping
        </ButtonLink>
      }
    >
      Your orders, what they cost and where they are will be listed here.
    </EmptyState>
  );
}
