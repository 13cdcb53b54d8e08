import type { Order } from '@formulary/rules/orders/order';
import { OrderCancelled } from '@formulary/ui/pieces/payments/OrderCancelled';
import { paths } from '../../lib/screen/paths.ts';
import { useRefillCart } from './useRefillCart.ts';

/** A cancelled order, whose cart can be filled again with one press. */
export function CancelledOrder({ order }: { readonly order: Order }) {
  const { isFilling, leftOut, problem, fill } = useRefillCart(order.id);
  return (
    <OrderCancelled
      order={order}
      isFilling={isFilling}
      leftOut={leftOut}
      problem={problem}
      cartHref={paths.cart}
      onFill={fill}
    />
  );
}
