import { canOpenSection } from './canOpenSection.ts';
import { WITHOUT_PRESCRIPTIONS } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutStep } from './checkoutStep.ts';

/** A section opens when its data exists already or everything before it is done (spec 4.8). */
export function canOpenStep(draft: CheckoutDraft, step: CheckoutStep): boolean {
  return canOpenSection(draft, step, WITHOUT_PRESCRIPTIONS);
}
