import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isPaymentModeOffered } from './isPaymentModeOffered.ts';
import { isStepDone } from './isStepDone.ts';

/** Whether a section's data exists and still holds: a payment mode that is not offered counts as none (spec 4.8). */
export function isSectionDone(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  if (section === 'prescription') return draft.arePrescriptionsSettled === true;
  const { paymentMode } = draft;
  const isRefused = paymentMode !== undefined && !isPaymentModeOffered(paymentMode, context);
  return isStepDone(draft, section) && !(section === 'payment' && isRefused);
}
