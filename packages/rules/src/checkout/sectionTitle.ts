import type { CheckoutSection } from './checkoutSection.ts';

/** What the sections of the checkout are called (spec 2.14). */
export const sectionTitle = {
  prescription: 'Prescription',
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order Note',
} as const satisfies Readonly<Record<CheckoutSection, string>>;
