import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import { OrderTimeline } from '@formulary/ui/pieces/orders/OrderTimeline';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useRead } from '../../../lib/http/useRead.ts';
import { paths } from '../../../lib/screen/paths.ts';

/** Shows an order's history below it; loads in the background. */
export function OrderHistory({ orderId }: { readonly orderId: number }) {
  const { data, error, isValidating, mutate } = useRead(getOrderTimeline, {
    params: { id: orderId },
  });
  if (data) return <OrderTimeline entries={data} prescriptionHref={paths.prescription} />;
  if (!error) return null;
  return (
    <LoadFailed
      what="what has happened to this order"
      isRetrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
}
