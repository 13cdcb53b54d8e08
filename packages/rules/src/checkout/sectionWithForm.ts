import { type CheckoutSection, checkoutSections } from './checkoutSection.ts';

/** A section that is one form with rules of its own: any but that of the prescriptions. */
export type SectionWithForm = Exclude<CheckoutSection, 'prescription'>;

/** Those sections in their order (spec 2.14, 4.8). */
export const sectionsWithForm: readonly SectionWithForm[] = checkoutSections.filter(
  (section) => section !== 'prescription',
);
