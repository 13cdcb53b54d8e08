import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isSectionDone } from './isSectionDone.ts';
import { visibleSections } from './visibleSections.ts';

/**
 * Returns whether a section may open: its data exists already, or every section before it is done. Hidden sections
 * never open (spec 4.8).
 */
export function canOpenSection(
  draft: CheckoutDraft,
  section: CheckoutSection,
  context: CheckoutContext,
): boolean {
  const sections = visibleSections(draft, context);
  if (!sections.includes(section)) return false;
  const before = sections.slice(0, sections.indexOf(section));
  return (
    isSectionDone(draft, section, context) ||
    before.every((earlier) => isSectionDone(draft, earlier, context))
  );
}
