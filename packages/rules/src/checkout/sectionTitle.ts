import type { CheckoutSection } from './checkoutSection.ts';

/** The titles of the checkout's sections (spec 2.14). */
export const sectionTitle = {
  prescription: 'Prescription',
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order Note',
} as const satisfies Readonly<Record<CheckoutSection, string>>;
