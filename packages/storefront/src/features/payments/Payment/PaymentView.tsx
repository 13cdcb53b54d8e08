import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Order } from '@formulary/rules/orders/order';
import { type PaymentHint, paymentResult } from '@formulary/rules/payments/cardPayment';
import { OrderPlaced } from '@formulary/ui/pieces/checkout/OrderPlaced';
import { PaymentOutcome } from '@formulary/ui/pieces/payments/PaymentOutcome';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { useOrderSigner } from '../../prescriptions/useOrderSigner.ts';
import { CancelledOrder } from '../CancelledOrder.tsx';
import { useNow } from '@formulary/client/screen/useNow';
import { useStartPayment } from '../useStartPayment.ts';

/** After this wait in ms, the page tells the buyer what to do. */
const LONG_WAIT_MS = 20_000;
const HINTS: readonly string[] = ['declined', 'cancelled'] satisfies readonly PaymentHint[];

/** Shows the state of a card payment as a whole page; it updates when the order does. */
export function PaymentView({ order }: { readonly order: Order }) {
  const [search] = useSearchParams();
  const reported = search.get('result') ?? '';
  const hint = HINTS.includes(reported) ? (reported as PaymentHint) : undefined;
  const result = paymentResult(order, hint, useNow());
  const isLate = useIsLate(result === 'waiting');
  const { isStarting, problem, start } = useStartPayment(order.id);
  const { signer, isFailed, isRetrying, retry } = useOrderSigner(order);
  usePaysAtOnce(start);
  useHeadingFocus(result);
  const orderHref = paths.order(order.id);
  if (result === 'paid')
    return (
      <Screen title="Order placed">
        <OrderPlaced
          orderNumber={order.number}
          order={order}
          signer={signer}
          signHref={paths.prescriptions({ orderId: order.id, status: 'unsigned' })}
          orderHref={orderHref}
          continueHref={paths.categories()}
        >
          {isFailed && <LoadFailed what="who signs" isRetrying={isRetrying} onRetry={retry} />}
        </OrderPlaced>
      </Screen>
    );
  return (
    <Screen title={result === 'waiting' ? 'Payment' : 'Oops!'}>
      <PaymentOutcome
        result={result}
        order={order}
        isLate={isLate}
        isStarting={isStarting}
        problem={problem}
        orderHref={orderHref}
        onRetry={start}
      >
        {order.state === 'Cancelled' && <CancelledOrder order={order} />}
      </PaymentOutcome>
    </Screen>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/**
 * Starts the card payment if the history entry asks for it (`pays`). Drops that flag, so that the browser's Back does
 * not pay again.
 */
function usePaysAtOnce(start: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { readonly pays?: unknown } | null)?.pays === true;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAsked || hasStarted.current) return;
    hasStarted.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    start();
  });
}
