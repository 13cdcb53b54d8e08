import { listPaymentModes, startPayment as startCall } from '@formulary/rules/calls/paymentCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { startPayment } from './startPayment.ts';
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
