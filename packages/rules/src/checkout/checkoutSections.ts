/** The sections of the checkout in their order (spec 2.14, 4.8). */
export const checkoutSections = [
  'prescription',
  'delivery',
  'billing',
  'shipping',
  'payment',
  'note',
] as const;

export type CheckoutSection = (typeof checkoutSections)[number];

/** A section with one form: every section except the prescriptions. */
export type SectionWithForm = Exclude<CheckoutSection, 'prescription'>;

/** The sections with forms in their order (spec 2.14, 4.8). */
export const sectionsWithForm: readonly SectionWithForm[] = checkoutSections.filter(
  (section) => section !== 'prescription',
);

/** The titles of the checkout's sections (spec 2.14). */
export const sectionTitle = {
  prescription: 'Prescription',
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order Note',
} as const satisfies Readonly<Record<CheckoutSection, string>>;

/** Names of the section forms, for screen readers and for storing unsaved input. */
export const checkoutForm = {
  delivery: 'Delivery',
  billing: 'Billing',
  shipping: 'Shipping',
  payment: 'Payment',
  note: 'Order note',
} as const satisfies Record<SectionWithForm, string>;
