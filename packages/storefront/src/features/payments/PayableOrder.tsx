import { OrderScreen } from '../orders/Order/OrderScreen.tsx';
import { OrderNext } from './OrderNext.tsx';

/** Shows one order, with the buyer's next payment step first. */
export function PayableOrder() {
  return <OrderScreen Next={OrderNext} />;
}
