import type { BillingDetails } from '../accounts/billingRules.ts';
import { checkForm } from '../forms/fieldCheck.ts';
import { type ShippingDetails, shippingRules } from './shippingRules.ts';
import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { shippingFrom } from './shippingFrom.ts';

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
