import type { Order } from '@formulary/rules/orders/order';
import { isCardDue } from '@formulary/rules/payments/cardPayment';
import { CardPaymentDue } from '@formulary/ui/pieces/payments/CardPaymentDue';
import { SignaturesAwaited } from '@formulary/ui/pieces/payments/SignaturesAwaited';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useOrderSigner } from '../prescriptions/useOrderSigner.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { useNow } from '@formulary/client/screen/useNow';
import { useStartPayment } from './useStartPayment.ts';
import { OrderScreen } from '../orders/Order/OrderScreen.tsx';

/** Shows one order, with the buyer's next payment step first. */
export function PayableOrder() {
  return <OrderScreen Next={OrderNext} />;
}

/**
 * Shows the next step of an order's payment: pay by card, wait for signatures, or fill the cart again (readings R10,
 * R14).
 */
function OrderNext({ order }: { readonly order: Order }) {
  const now = useNow();
  const { signer, isFailed, isRetrying, retry } = useOrderSigner(order);
  const { isStarting, problem, start } = useStartPayment(order.id);
  if (isCardDue(order, now)) {
    return <CardPaymentDue order={order} isStarting={isStarting} problem={problem} onPay={start} />;
  }
  const isPaid = order.state === 'Awaiting prescription';
  if (isPaid || (order.awaitsPrice && order.signBy))
    return (
      <>
        {isFailed && <LoadFailed what="who signs" isRetrying={isRetrying} onRetry={retry} />}
        <SignaturesAwaited
          signer={signer}
          signBy={order.signBy}
          signHref={paths.prescriptions({ orderId: order.id, status: 'unsigned' })}
          isPaid={isPaid}
        />
      </>
    );
  return order.state === 'Cancelled' ? <CancelledOrder order={order} /> : null;
}
