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
 * Whether a section's data exists and still holds, so that it may be reopened: a payment mode that is not offered counts as
 * none (spec 4.8).
 */
export function isSectionDone(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  return isSettled[section](draft, context);
}
