import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isSectionDone } from './isSectionDone.ts';
import { visibleSections } from './visibleSections.ts';

/**
 * The section that opens at the start and after one was completed: the first that is not done, which in filling them in
 * one after the other is the next; none when all are (spec 4.8).
 */
export function sectionToOpen(
  draft: CheckoutDraft,
  context: CheckoutContext,
): CheckoutSection | undefined {
  return visibleSections(draft, context).find((section) => !isSectionDone(draft, section, context));
}
