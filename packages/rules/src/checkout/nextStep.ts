import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';
import { visibleSteps } from './visibleSteps.ts';

/** The section that opens when one is completed; the order note is the last (spec 4.8). */
export function nextStep(draft: CheckoutDraft, completed: CheckoutStep): CheckoutStep | undefined {
  const steps = visibleSteps(draft);
  return steps[steps.indexOf(completed) + 1];
}
