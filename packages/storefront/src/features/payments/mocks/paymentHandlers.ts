import { listPaymentModes, startPayment } from '@formulary/rules/calls/paymentCalls';
import type { HttpHandler } from 'msw';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';

/** Mocks the calls for payments, with cards accepted. */
export function paymentHandlers(): readonly HttpHandler[] {
  return [
    mockCall(listPaymentModes, () => ({ answer: ['card', 'bankTransfer'] as const })),
    mockCall(startPayment, ({ body }) => ({
      answer: {
        url: '/dev/card-payment',
        fields: [{ name: 'MC_order_pk', value: String(body.orderId) }],
      },
    })),
  ];
}
