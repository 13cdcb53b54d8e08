import { checkoutSteps } from './checkoutStep.ts';

/** The sections of a checkout with prescriptions, in their order (spec 2.14, 4.8). */
export const checkoutSections = ['prescription', ...checkoutSteps] as const;

export type CheckoutSection = (typeof checkoutSections)[number];
