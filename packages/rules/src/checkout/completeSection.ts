import type { BillingDetails } from '../accounts/billingRules.ts';
import { checkForm } from '../forms/fieldCheck.ts';
import type { PaymentMode } from '../orders/order.ts';
import { notices } from '../problems/notices.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutSection } from './checkoutSections.ts';
import { canOpenSection, isPaymentModeOffered, sectionToOpen } from './sectionState.ts';
import { shippingFrom, shippingRules, type ShippingDetails } from './shippingRules.ts';

/** The notice of each completed section. The order note has none (spec 8.15). */
const sectionNotice: Readonly<Partial<Record<CheckoutSection, string>>> = {
  prescription: notices.prescriptionAdded,
  delivery: notices.deliveryAdded,
  billing: notices.billingAdded,
  shipping: notices.shippingAdded,
  payment: notices.paymentModeSelected,
};

/** The checkout after a section is completed. */
export interface CompletedSection {
  readonly draft: CheckoutDraft;
  readonly openSection: CheckoutSection | undefined;
  /** The message to show, if any. */
  readonly notice: string | undefined;
}

/**
 * Completes a section: stores its data, and returns its notice and the next section to open (spec 4.8, 8.15). Keeps a
 * payment note only for a bank transfer. `shown` is the draft with the unsaved input of the forms (`applyUnsaved`),
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

/** The data of a completed section. */
export type SectionData =
  | { readonly section: 'prescription' }
  | { readonly section: 'billing'; readonly billing?: BillingDetails }
  | { readonly section: 'delivery'; readonly deliveryOptionId: number }
  | {
      readonly section: 'shipping';
      readonly shipping: ShippingDetails;
      readonly shipsToBilling?: boolean;
    }
  | {
      readonly section: 'payment';
      readonly paymentMode: PaymentMode;
      readonly paymentNote?: string;
    }
  | { readonly section: 'note'; readonly note: string };

/**
 * Adds a section's data to the draft. Keeps a payment note only for a bank transfer. Updates a shipping address that
 * follows the billing address.
 */
export function settleSection(draft: CheckoutDraft, data: SectionData): CheckoutDraft {
  if (data.section === 'prescription') return { ...draft, arePrescriptionsSettled: true };
  if (data.section === 'delivery') return { ...draft, deliveryOptionId: data.deliveryOptionId };
  if (data.section === 'billing') return withBilling(draft, data.billing);
  if (data.section === 'shipping') return withShipping(draft, data.shipping, data.shipsToBilling);
  if (data.section === 'payment') return withPayment(draft, data.paymentMode, data.paymentNote);
  data.section satisfies 'note';
  return { ...draft, note: data.note };
}

function withBilling(draft: CheckoutDraft, billing: BillingDetails | undefined): CheckoutDraft {
  const confirmed = { ...draft, isBillingConfirmed: true };
  if (!billing || !draft.shipsToBilling) return confirmed;
  const shipping = shippingFrom(billing);
  const isSound = Object.keys(checkForm(shippingRules, shipping)).length === 0;
  if (isSound) return { ...confirmed, shipping };
  const { shipping: _gone, shipsToBilling: _neither, ...rest } = confirmed;
  return rest;
}

function withShipping(
  { shipsToBilling: _replaced, ...draft }: CheckoutDraft,
  shipping: ShippingDetails,
  shipsToBilling: boolean | undefined,
): CheckoutDraft {
  return shipsToBilling ? { ...draft, shipping, shipsToBilling } : { ...draft, shipping };
}

function withPayment(
  { paymentNote: _replaced, ...draft }: CheckoutDraft,
  paymentMode: PaymentMode,
  paymentNote: string | undefined,
): CheckoutDraft {
  const isNoted = paymentMode === 'bankTransfer' && paymentNote !== undefined;
  return isNoted ? { ...draft, paymentMode, paymentNote } : { ...draft, paymentMode };
}
