import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';

/** Whether a section's data exists, so that it may be reopened (spec 4.8). */
export function isStepDone(draft: CheckoutDraft, step: CheckoutStep): boolean {
  switch (step) {
    case 'delivery':
      return draft.deliveryOptionId !== undefined;
    case 'billing':
      return draft.isBillingConfirmed === true;
    case 'shipping':
      return draft.shipping !== undefined;
    case 'payment':
      return draft.paymentMode !== undefined;
    case 'note':
      return draft.note !== undefined;
    default:
      return step satisfies never;
  }
}
