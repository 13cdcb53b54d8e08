import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';
import { isStepDone } from './isStepDone.ts';
import { visibleSteps } from './visibleSteps.ts';

/** A section opens when its data exists already or everything before it is done (spec 4.8). */
export function canOpenStep(draft: CheckoutDraft, step: CheckoutStep): boolean {
  const steps = visibleSteps(draft);
  if (!steps.includes(step)) return false;
  const before = steps.slice(0, steps.indexOf(step));
  return isStepDone(draft, step) || before.every((earlier) => isStepDone(draft, earlier));
}
