import { isCardDue } from '@formulary/rules/payments/isCardDue';
import { readOrder } from '../orders/orders.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type PurchaseForm, purchaseForm } from './worldpay/purchaseForm.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Returns the form that leads a buyer to the card provider to pay an order, also on a retry (reading R14). Refuses with
 * 'order-missing', 'card-not-yet' where no cards are taken, 'payment-too-late' once its hold has ended, and
 * 'payment-not-due'.
 */
export async function startPayment(
  { db, card, now }: Pick<Shop, 'db' | 'card' | 'now'>,
  userId: number,
  orderId: number,
): Promise<PurchaseForm> {
  const order = await readOrder(db, userId, orderId);
  if (!order) throw new Refused('order-missing');
  if (!card) throw new Refused('card-not-yet');
  if (isCardDue(order, now())) return purchaseForm(card, order);
  const isUnpaid = order.paymentMode === 'card' && order.paymentStatus !== 'Paid';
  throw new Refused(isUnpaid ? 'payment-too-late' : 'payment-not-due');
}
