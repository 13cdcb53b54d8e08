import { isCardDue } from '@formulary/rules/payments/cardPayment';
import { readOrder } from '../orders/orders.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type PurchaseForm, purchaseForm } from './worldpay/purchaseForm.ts';
import type { FastifyInstance } from 'fastify';
import { registerCallback } from './callback.routes.ts';
import { registerTestPage } from './testPage/testPage.routes.ts';
import { listPaymentModes, startPayment as startCall } from '@formulary/rules/calls/paymentCalls';
import { registerCall } from '../platform/plugins/registerCall.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the routes that list the ways to pay and start a card payment (spec 1.4, 4.8, 9.9). */
export function registerPayments(app: FastifyInstance, context: Shop): void {
  registerCall(app, listPaymentModes, async () => [
    ...(context.card ? (['card'] as const) : []),
    'bankTransfer' as const,
  ]);
  registerCall(app, startCall, ({ session, body }) =>
    startPayment(context, session.userId, body.orderId),
  );
}

/**
 * Returns the form that leads a buyer to the card provider to pay an order, also on a retry (reading R14). Refuses with
 * 'order-missing', 'card-not-yet' where no cards are taken, 'payment-too-late' once its hold has ended, and
 * 'payment-not-due'.
 */
async function startPayment(
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

/** Registers the card provider's callback and, where none is set up outside production, the stand-in payment page. */
export function registerCardProvider(app: FastifyInstance, context: Shop): void {
  if (!context.card) return;
  registerCallback(app, context);
  if (context.card.mode === 'local') registerTestPage(app, context.card);
}
