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

/** The checkout after a section is completed. */
export interface CompletedSection {
  readonly draft: CheckoutDraft;
  readonly openSection: CheckoutSection | undefined;
  /** The message to show, if any. */
  readonly notice: string | undefined;
}

/**
 * Completes a section: stores its data, and returns its notice and the next section to open (spec 4.8, 8.15). Keeps a
 * payment note only for a bank transfer. `shown` is the draft with the unsaved input of the forms (`takeUnsaved`),
 * which may open a section too. Refuses with 'section-not-open', and with 'card-refused-for-manual' for card payment of
 * a manual prescription.
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
