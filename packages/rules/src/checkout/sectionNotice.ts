import { notices } from '../problems/notices.ts';
import type { CheckoutSection } from './checkoutSection.ts';

/** The notice of each completed section. The order note has none (spec 8.15). */
export const sectionNotice: Readonly<Partial<Record<CheckoutSection, string>>> = {
  prescription: notices.prescriptionAdded,
  delivery: notices.deliveryAdded,
  billing: notices.billingAdded,
  shipping: notices.shippingAdded,
  payment: notices.paymentModeSelected,
};
