import type { PaymentMode } from '@formulary/rules/orders/order';

/** Labels of the payment modes (spec 2.16, 9.9). */
export const paymentModeLabel = {
  card: 'Card',
  bankTransfer: 'Bank transfer',
} as const satisfies Record<PaymentMode, string>;
