import type { Order } from '../orders/order.ts';
import type { CheckoutContext } from './checkoutDraft.ts';

/** The page after an order is placed, and whether to clear cart and prescriptions. */
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
 * Returns the next page: success for a bank transfer, or payment with the order's id, number and amount for a card.
 * Clears cart and prescriptions, except after a manual prescription, which uses neither (spec 4.8).
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
