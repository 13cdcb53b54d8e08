import { formatTime } from '@formulary/rules/dates/timeOfDay';
import type { Order } from '@formulary/rules/orders/order';
import type { PaymentResult } from '@formulary/rules/payments/cardPayment';
import { CircleX, Hourglass } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import type { Elements } from '../../../primitives/elements.ts';

export interface PaymentOutcomeProps {
  /** Any result except paid, which has its own page. */
  result: Exclude<PaymentResult, 'paid'>;
  order: Pick<Order, 'number' | 'heldUntil'>;
  /** The result is so late that the buyer may pay again. */
  isLate?: boolean;
  isStarting: boolean;
  /** Why another attempt failed to open the card provider. */
  problem?: string | undefined;
  orderHref: string;
  onRetry: () => void;
  /** Actions for a cancelled order. */
  children?: Elements;
}

const WORDS: Readonly<Record<Exclude<PaymentResult, 'paid' | 'waiting'>, string>> = {
  declined: 'Your card was declined. Nothing was charged.',
  cancelled: 'You cancelled the payment. Nothing was charged.',
  failed: 'Your payment did not go through. Nothing was charged.',
  expired: 'The time to pay this order is over, and others can buy what it held.',
  paidTooLate:
    'Your payment came when the order had been cancelled. We give the money back; you need not do anything.',
};

/** Shows a pending or failed card payment: what happened, and what to do (spec 2.14, 8.13). */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  return props.result === 'waiting' ? <Waiting {...props} /> : <Oops {...props} />;
}

function Waiting({ order, isLate = false, orderHref, ...retry }: PaymentOutcomeProps) {
  const { isStarting, problem } = retry;
  const canRetry = isLate || problem !== undefined;
  return (
    <ResultPage
      tone="info"
      icon={<Hourglass aria-hidden />}
      title={
        isStarting && !isLate
          ? 'We are taking you to the card provider'
          : 'We are waiting for the card provider'
      }
      actions={
        <>
          {canRetry && <Retry {...retry} variant="secondary" />}
          <ButtonLink href={orderHref}>View your order</ButtonLink>
        </>
      }
    >
      <output>
        {canRetry
          ? 'It takes longer than usual. If you have paid, do not pay again: this page updates by itself, and we write to you.'
          : 'This page updates by itself as soon as we know that your payment has arrived.'}
      </output>
      <Kept order={order} />
      {problem && <p role="alert">{problem}</p>}
    </ResultPage>
  );
}

function Oops({ result, order, orderHref, children, ...retry }: PaymentOutcomeProps) {
  const canRetry = result === 'declined' || result === 'cancelled' || result === 'failed';
  return (
    <ResultPage
      tone="danger"
      icon={<CircleX aria-hidden />}
      title="Oops!"
      actions={
        <>
          {canRetry && <Retry {...retry} variant="primary" />}
          <ButtonLink href={orderHref}>View your order</ButtonLink>
        </>
      }
    >
      <p role="alert">{WORDS[result as keyof typeof WORDS]}</p>
      {canRetry && <Kept order={order} />}
      {canRetry && retry.problem && <p role="alert">{retry.problem}</p>}
      {children}
    </ResultPage>
  );
}

function Kept({ order: { number, heldUntil } }: Pick<PaymentOutcomeProps, 'order'>) {
  return (
    <p>
      Your order <Unbroken translate="no">{number}</Unbroken>{' '}
      <span>{`is kept${heldUntil ? ` until ${formatTime(heldUntil)}` : ''}: nothing is lost.`}</span>
    </p>
  );
}

function Retry({
  isStarting,
  onRetry,
  variant,
}: Pick<PaymentOutcomeProps, 'isStarting' | 'onRetry'> & { variant: 'primary' | 'secondary' }) {
  return (
    <Button
      variant={variant}
      isPending={isStarting}
      pendingLabel="Leading you to the card provider…"
      onClick={onRetry}
    >
      Retry payment
    </Button>
  );
}
