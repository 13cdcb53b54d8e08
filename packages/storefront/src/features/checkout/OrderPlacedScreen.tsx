import { OrderPlaced } from '@formulary/ui/pieces/checkout/OrderPlaced';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useOrder } from '../orders/useOrder.ts';
import type { PlacedOrder } from './placedOrder.ts';

/** Shows the order that was just placed: its number, what is next, and the amount to pay once read. */
export function OrderPlacedScreen({ placed }: { readonly placed: PlacedOrder }) {
  const { data: order, error, isValidating, mutate } = useOrder(placed.id);
  return (
    <Screen title="Order placed">
      <OrderPlaced
        orderNumber={placed.number}
        order={order}
        signer={placed.signer}
        signHref={paths.prescriptions({ orderId: placed.id, status: 'unsigned' })}
        orderHref={paths.order(placed.id)}
        continueHref={paths.categories()}
      >
        {error && !order && (
          <LoadFailed
            what="what you pay and how"
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        )}
      </OrderPlaced>
    </Screen>
  );
}
