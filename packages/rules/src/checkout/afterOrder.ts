import type { Order } from '../orders/order.ts';
import type { CheckoutContext } from './checkoutContext.ts';

/** What the buyer sees once the order is written, and whether cart and prescriptions are emptied. */
export interface AfterOrder {
  readonly next:
    | { readonly show: 'success'; readonly orderId: number; readonly number: string }
    | {
        readonly show: 'cardPayment';
        readonly orderId: number;
        readonly number: string;
        /** In mills. */
        readonly amount: number;
      };
  readonly clearsCart: boolean;
}

/**
 * After an order by bank transfer the success page shows; a card order goes to the payment page with the order's key,
 * number and amount. Cart and prescriptions are cleared, except after a manual prescription, which took nothing from
 * them (spec 4.8).
 */
export function afterOrder(
  { id, number, amount, paymentMode }: Pick<Order, 'id' | 'number' | 'amount' | 'paymentMode'>,
  { isManual }: Pick<CheckoutContext, 'isManual'>,
): AfterOrder {
  const next =
    paymentMode === 'card'
      ? ({ show: 'cardPayment', orderId: id, number, amount } as const)
      : ({ show: 'success', orderId: id, number } as const);
  return { next, clearsCart: !isManual };
}
