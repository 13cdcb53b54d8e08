import type { AgainLine } from '@formulary/rules/orders/againLine';
import type { Order } from '@formulary/rules/orders/order';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { AgainLines } from '../../orders/AgainLines/AgainLines.tsx';

export interface OrderCancelledProps {
  order: Pick<Order, 'paymentStatus'>;
  isFilling: boolean;
  /** Result of each line after the cart was filled again. */
  results?: readonly AgainLine[] | undefined;
  problem?: string | undefined;
  cartHref: string;
  onFill: () => void;
}

const MONEY: Readonly<Partial<Record<Order['paymentStatus'], string>>> = {
  Paid: 'Your payment came when it had been cancelled. We give the money back; you need not do anything.',
  Refunded: 'Your payment was given back.',
};

/** Explains a cancelled order: what happened to the money, and how to order again (reading R14). */
export function OrderCancelled(props: OrderCancelledProps) {
  const { order, isFilling, results, problem, cartHref, onFill } = props;
  const money = MONEY[order.paymentStatus] ?? 'We have received no payment for it.';
  if (results) return <Filled results={results} cartHref={cartHref} />;
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
  results,
  cartHref,
}: Pick<OrderCancelledProps, 'cartHref'> & { results: readonly AgainLine[] }) {
  const isWhole = results.every(({ differences }) => differences.length === 0);
  return (
    <Alert
      tone={isWhole ? 'success' : 'warning'}
      isUrgent
      title={isWhole ? 'Everything is in your cart again' : 'Not all is as it was'}
      actions={
        <ButtonLink href={cartHref} variant="primary">
          View cart
        </ButtonLink>
      }
    >
      {!isWhole && <AgainLines lines={results} />}
    </Alert>
  );
}
