import type { CartLine } from '@formulary/rules/carts/cartLine';
import { listPaymentModes, refillCart, startPayment } from '@formulary/rules/calls/paymentCalls';
import type { HttpHandler } from 'msw';
import { mockCall } from '../../../lib/mocks/mockCall.ts';

/** The calls about payments: cards are taken, and a cancelled order fills the cart with what it is given. */
export function paymentHandlers(
  cart: { lines: readonly CartLine[] },
  refilled: readonly CartLine[] = [],
): readonly HttpHandler[] {
  return [
    mockCall(listPaymentModes, () => ({ answer: ['card', 'bankTransfer'] as const })),
    mockCall(startPayment, ({ body }) => ({
      answer: {
        url: '/dev/card-payment',
        fields: [{ name: 'MC_order_pk', value: String(body.orderId) }],
      },
    })),
    mockCall(refillCart, () => {
      cart.lines = refilled;
      return { answer: { lines: refilled, leftOut: [] } };
    }),
  ];
}
