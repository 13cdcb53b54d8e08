import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isSectionDone } from './isSectionDone.ts';
import { visibleSections } from './visibleSections.ts';

/**
 * Returns the section to open at the start and after a completed one: the first that is not done. Undefined if all are
 * done (spec 4.8).
 */
export function sectionToOpen(
  draft: CheckoutDraft,
  context: CheckoutContext,
): CheckoutSection | undefined {
  return visibleSections(draft, context).find((section) => !isSectionDone(draft, section, context));
}
