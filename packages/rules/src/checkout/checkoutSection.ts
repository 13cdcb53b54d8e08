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
