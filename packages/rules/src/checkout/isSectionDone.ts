import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isPaymentModeOffered } from './isPaymentModeOffered.ts';

const isSettled: Readonly<
  Record<CheckoutSection, (draft: CheckoutDraft, context: CheckoutContext) => boolean>
> = {
  prescription: ({ arePrescriptionsSettled }) => arePrescriptionsSettled === true,
  delivery: ({ deliveryOptionId }) => deliveryOptionId !== undefined,
  billing: ({ isBillingConfirmed }) => isBillingConfirmed === true,
  shipping: ({ shipping }) => shipping !== undefined,
  payment: ({ paymentMode }, context) =>
    paymentMode !== undefined && isPaymentModeOffered(paymentMode, context),
  note: ({ note }) => note !== undefined,
};

/**
 * Returns whether a section's data exists and is still valid, so that it may be reopened. A payment mode that is no
 * longer offered counts as missing (spec 4.8).
 */
export function isSectionDone(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  return isSettled[section](draft, context);
}
