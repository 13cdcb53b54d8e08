import type { ShippingDetails } from '../people/shippingRules.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PaymentMode } from '../wire/entities/order.ts';
import { canOpenSection } from './canOpenSection.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSection.ts';
import { isPaymentModeOffered } from './isPaymentModeOffered.ts';
import { sectionNotice } from './sectionNotice.ts';
import { sectionToOpen } from './sectionToOpen.ts';

/** What a section settles. */
export type SectionData =
  | { readonly section: 'prescription' }
  | { readonly section: 'billing' }
  | { readonly section: 'delivery'; readonly deliveryOptionId: number }
  | { readonly section: 'shipping'; readonly shipping: ShippingDetails }
  | {
      readonly section: 'payment';
      readonly paymentMode: PaymentMode;
      readonly paymentNote?: string;
    }
  | { readonly section: 'note'; readonly note: string };

/** The checkout after a section was completed. */
export interface CompletedSection {
  readonly draft: CheckoutDraft;
  readonly openSection: CheckoutSection | undefined;
  /** What is said about it, if anything. */
  readonly notice: string | undefined;
}

/**
 * One transition of the checkout: the completed section's data is kept, its notice said and the next section opened
 * (spec 4.8, 8.15). A payment note belongs to a bank transfer alone.
 * Refuses with 'step-not-open' and, for card payment of a manual prescription, 'card-refused-for-manual'.
 */
export function completeSection(
  draft: CheckoutDraft,
  data: SectionData,
  context: CheckoutContext,
): Result<CompletedSection, Refusal> {
  const { section } = data;
  if (!canOpenSection(draft, section, context)) return refuse('step-not-open');
  if (section === 'payment' && !isPaymentModeOffered(data.paymentMode, context))
    return refuse('card-refused-for-manual');
  const settled = settle(draft, data);
  const openSection = sectionToOpen(settled, context);
  return accept({ draft: settled, openSection, notice: sectionNotice[section] });
}

function settle(draft: CheckoutDraft, data: SectionData): CheckoutDraft {
  if (data.section === 'prescription') return { ...draft, arePrescriptionsSettled: true };
  if (data.section === 'delivery') return { ...draft, deliveryOptionId: data.deliveryOptionId };
  if (data.section === 'billing') return { ...draft, isBillingConfirmed: true };
  if (data.section === 'shipping') return { ...draft, shipping: data.shipping };
  if (data.section === 'payment') return withPayment(draft, data.paymentMode, data.paymentNote);
  data.section satisfies 'note';
  return { ...draft, note: data.note };
}

function withPayment(
  { paymentNote: _replaced, ...draft }: CheckoutDraft,
  paymentMode: PaymentMode,
  paymentNote: string | undefined,
): CheckoutDraft {
  const isNoted = paymentMode === 'bankTransfer' && paymentNote !== undefined;
  return isNoted ? { ...draft, paymentMode, paymentNote } : { ...draft, paymentMode };
}
