import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isSectionDone } from './isSectionDone.ts';
import { visibleSections } from './visibleSections.ts';

/**
 * The section that opens: after a completed one the next; where that is done already, and at the start, the first that is
 * not; none when all are (spec 4.8).
 */
export function sectionToOpen(
  draft: CheckoutDraft,
  context: CheckoutContext,
  completed?: CheckoutSection,
): CheckoutSection | undefined {
  const sections = visibleSections(draft, context);
  const isOpen = (section: CheckoutSection) => !isSectionDone(draft, section, context);
  const after = completed === undefined ? 0 : sections.indexOf(completed) + 1;
  const next = sections[after];
  return next !== undefined && isOpen(next) ? next : sections.find(isOpen);
}
