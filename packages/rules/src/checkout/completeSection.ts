import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { canOpenSection } from './canOpenSection.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isPaymentModeOffered } from './isPaymentModeOffered.ts';
import { sectionNotice } from './sectionNotice.ts';
import { sectionToOpen } from './sectionToOpen.ts';
import { type SectionData, settleSection } from './settleSection.ts';

/** The checkout after a section was completed. */
export interface CompletedSection {
  readonly draft: CheckoutDraft;
  readonly openSection: CheckoutSection | undefined;
  /** What is said about it, if anything. */
  readonly notice: string | undefined;
}

/**
 * One transition of the checkout: the completed section's data is kept, its notice said and the next section opened
 * (spec 4.8, 8.15). A payment note belongs to a bank transfer alone. `shown` is the draft with what stands unsaved in the forms
 * (`takeUnsaved`), by which a section may have been opened too.
 * Refuses with 'section-not-open' and, for card payment of a manual prescription, 'card-refused-for-manual'.
 */
export function completeSection(
  draft: CheckoutDraft,
  data: SectionData,
  context: CheckoutContext,
  shown: CheckoutDraft = draft,
): Result<CompletedSection, Refusal> {
  const { section } = data;
  const isOpen = [draft, shown].some((each) => canOpenSection(each, section, context));
  if (!isOpen) return refuse('section-not-open');
  if (section === 'payment' && !isPaymentModeOffered(data.paymentMode, context))
    return refuse('card-refused-for-manual');
  const settled = settleSection(draft, data);
  const openSection = sectionToOpen(settled, context);
  return accept({ draft: settled, openSection, notice: sectionNotice[section] });
}
