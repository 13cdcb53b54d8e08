import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { visibleSteps } from './visibleSteps.ts';

/**
 * The sections that show: prescriptions first, when the cart has prescription lines or a manual prescription is written;
 * shipping is hidden when the goods are collected (spec 2.14, 4.8, 9.8).
 */
export function visibleSections(
  draft: CheckoutDraft,
  { hasPrescriptionLines, isManual }: CheckoutContext,
): readonly CheckoutSection[] {
  const steps = visibleSteps(draft);
  return hasPrescriptionLines || isManual ? ['prescription', ...steps] : steps;
}
