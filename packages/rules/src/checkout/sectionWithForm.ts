import { type CheckoutSection, checkoutSections } from './checkoutSection.ts';

/** A section with one form: every section except the prescriptions. */
export type SectionWithForm = Exclude<CheckoutSection, 'prescription'>;

/** The sections with forms in their order (spec 2.14, 4.8). */
export const sectionsWithForm: readonly SectionWithForm[] = checkoutSections.filter(
  (section) => section !== 'prescription',
);
