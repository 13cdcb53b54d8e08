import { listPaymentModes, startPayment as startCall } from '@formulary/rules/calls/paymentCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import type { PaymentsContext } from './PaymentsContext.ts';
import { startPayment } from './startPayment.ts';

/** Which ways of paying there are, and where a card payment leads (spec 1.4, 4.8, 9.9). */
export function registerPayments(app: FastifyInstance, context: PaymentsContext): void {
  registerCall(app, listPaymentModes, async () => [
    ...(context.card ? (['card'] as const) : []),
    'bankTransfer' as const,
  ]);
  registerCall(app, startCall, ({ session, body }) =>
    startPayment(context, session.userId, body.orderId),
  );
}
