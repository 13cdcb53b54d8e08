import { formatTime } from '@formulary/rules/dates/timeOfDay';
import type { Order } from '@formulary/rules/orders/order';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { AmountDue } from '../../orders/AmountDue/AmountDue.tsx';

export interface CardPaymentDueProps {
  /** An order with a due card payment (rules: isCardDue). */
  order: Pick<Order, 'amount' | 'heldUntil' | 'paymentStatus'>;
  /** The request for the card provider's page is pending. */
  isStarting: boolean;
  /** Why the request failed. */
  problem?: string | undefined;
  onPay: () => void;
}

/** Shows the card payment that is due, until when the order is kept, and a button to pay (reading R14). */
export function CardPaymentDue({ order, isStarting, problem, onPay }: CardPaymentDueProps) {
  const { amount, heldUntil, paymentStatus } = order;
  const isAgain = paymentStatus === 'Failed';
  return (
    <AmountDue amount={amount}>
      <p>
        {`${isAgain ? 'The last attempt to pay did not go through. ' : ''}${heldUntil ? `We keep what you ordered until ${formatTime(heldUntil)}. ` : ''}You pay on the page of our card provider.`}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Cluster>
        <Button
          variant="primary"
          isPending={isStarting}
          pendingLabel="Leading you to the card provider…"
          onClick={onPay}
        >
          {isAgain ? 'Retry payment' : 'Pay by card'}
        </Button>
      </Cluster>
    </AmountDue>
  );
}
