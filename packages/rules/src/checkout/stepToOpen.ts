import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';
import { isStepDone } from './isStepDone.ts';
import { visibleSteps } from './visibleSteps.ts';

/** `sectionToOpen` for a cart without prescription lines: the first section that is not done, none when all are (spec 4.8). */
export function stepToOpen(draft: CheckoutDraft): CheckoutStep | undefined {
  return visibleSteps(draft).find((step) => !isStepDone(draft, step));
}
