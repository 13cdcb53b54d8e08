import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';

const isSettled: Readonly<Record<CheckoutStep, (draft: CheckoutDraft) => boolean>> = {
  delivery: ({ deliveryOptionId }) => deliveryOptionId !== undefined,
  billing: ({ isBillingConfirmed }) => isBillingConfirmed === true,
  shipping: ({ shipping }) => shipping !== undefined,
  payment: ({ paymentMode }) => paymentMode !== undefined,
  note: ({ note }) => note !== undefined,
};

/** Whether a section's data exists, so that it may be reopened (spec 4.8). */
export function isStepDone(draft: CheckoutDraft, step: CheckoutStep): boolean {
  return isSettled[step](draft);
}
