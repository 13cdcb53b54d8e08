import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isSectionDone } from './isSectionDone.ts';
import { visibleSections } from './visibleSections.ts';

/** A section opens when its data exists already or everything before it is done; a hidden one never does (spec 4.8). */
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
