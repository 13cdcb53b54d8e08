import type { CheckoutStep } from './checkoutStep.ts';

/** What the sections of the checkout are called (spec 2.14). */
export const stepTitle = {
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order Note',
} as const satisfies Record<CheckoutStep, string>;
