import type { SectionWithForm } from './sectionWithForm.ts';

/** Names of the section forms, for screen readers and for storing unsaved input. */
export const checkoutForm = {
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order note',
} as const satisfies Record<SectionWithForm, string>;
