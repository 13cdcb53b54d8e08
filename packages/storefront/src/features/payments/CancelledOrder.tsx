import type { Order } from '@formulary/rules/orders/order';
import { OrderCancelled } from '@formulary/ui/pieces/payments/OrderCancelled';
import { paths } from '../../lib/screen/paths.ts';
import { useBuyAgain } from '../orders/useBuyAgain.ts';

/** Shows a cancelled order, with a button that adds its lines to the cart again. */
export function CancelledOrder({ order }: { readonly order: Order }) {
  const { pending, bought = {}, buy } = useBuyAgain();
  return (
    <OrderCancelled
      order={order}
      isFilling={pending !== undefined}
      {...bought}
      cartHref={paths.cart}
      onFill={() => buy(order.id)}
    />
  );
}
