import { notices } from '../problems/notices.ts';
import type { CheckoutSection } from './checkoutSection.ts';

/** What is said when a section is completed; the order note has no sentence of its own (spec 8.15). */
export const sectionNotice: Readonly<Partial<Record<CheckoutSection, string>>> = {
  prescription: notices.prescriptionAdded,
  delivery: notices.deliveryAdded,
  billing: notices.billingAdded,
  shipping: notices.shippingAdded,
  payment: notices.paymentModeSelected,
};
