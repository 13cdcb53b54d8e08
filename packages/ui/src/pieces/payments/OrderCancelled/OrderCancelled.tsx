import type { Order } from '@formulary/rules/orders/order';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { space } from '../../../theme/tokens.ts';

/** What of an order is not in the cart again, and why. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

export interface OrderCancelledProps {
  order: Pick<Order, 'paymentStatus'>;
  isFilling: boolean;
  /** After the cart was filled again: what did not fit. */
  leftOut?: readonly LeftOut[] | undefined;
  problem?: string | undefined;
  cartHref: string;
  onFill: () => void;
}

const List = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

const MONEY: Readonly<Partial<Record<Order['paymentStatus'], string>>> = {
  Paid: 'Your payment came when it had been cancelled. We give the money back; you need not do anything.',
  Refunded: 'Your payment was given back.',
};

/** A cancelled order: what became of the money, and how to order what it held once more (reading R14). */
export function OrderCancelled(props: OrderCancelledProps) {
  const { order, isFilling, leftOut, problem, cartHref, onFill } = props;
  const money = MONEY[order.paymentStatus] ?? 'We have received no payment for it.';
  if (leftOut) return <Filled leftOut={leftOut} cartHref={cartHref} />;
  return (
    <Alert
      tone="warning"
      title="This order is cancelled"
      actions={
        <Button variant="primary" isPending={isFilling} onClick={onFill}>
          Fill the cart again
        </Button>
      }
    >
      <p>{money}</p>
      {problem && <p role="alert">{problem}</p>}
    </Alert>
  );
}

function Filled({
  leftOut,
  cartHref,
}: Pick<OrderCancelledProps, 'cartHref'> & { leftOut: readonly LeftOut[] }) {
  const isWhole = leftOut.length === 0;
  return (
    <Alert
      tone={isWhole ? 'success' : 'warning'}
      isUrgent
      title={isWhole ? 'Everything is in your cart again' : 'Your cart is filled, but for this'}
      actions={
        <ButtonLink href={cartHref} variant="primary">
          View cart
        </ButtonLink>
      }
    >
      {!isWhole && (
        <List>
          {leftOut.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              {name}: {reason}
            </li>
          ))}
        </List>
      )}
    </Alert>
  );
}
