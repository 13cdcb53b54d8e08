import type { SectionWithForm } from './sectionWithForm.ts';

/** What the forms of the checkout's sections are called, to screen readers and by what keeps what is typed into them. */
export const checkoutForm = {
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order note',
} as const satisfies Record<SectionWithForm, string>;
