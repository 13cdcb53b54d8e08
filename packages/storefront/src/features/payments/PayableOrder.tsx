import { OrderScreen } from '../orders/Order/OrderScreen.tsx';
import { OrderNext } from './OrderNext.tsx';

/** One order, with what its buyer can do next about its payment above everything else. */
export function PayableOrder() {
  return <OrderScreen Next={OrderNext} />;
}
