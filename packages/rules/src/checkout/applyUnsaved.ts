import type { BillingDetails } from '../accounts/billingRules.ts';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import { sectionRules } from './sectionRules.ts';
import { shippingFrom, shippingRules, type ShippingDetails } from './shippingRules.ts';
import { type SectionWithForm, sectionsWithForm } from './checkoutSections.ts';
import { type SectionData, settleSection } from './completeSection.ts';
import { visibleSections } from './sectionState.ts';

/** Unsaved values of the section forms, by section and field. Unchanged forms have none. */
export type UnsavedFields = Readonly<
  Partial<Record<SectionWithForm, Readonly<Record<string, string>>>>
>;

/** A checkout with all unsaved input applied. */
export interface AppliedCheckout {
  readonly draft: CheckoutDraft;
  /** The billing address as it will appear on the invoice. */
  readonly billing: BillingDetails;
  /** The sections whose input was applied. Billing is not saved to the profile yet. */
  readonly applied: readonly SectionWithForm[];
  /** The first section with invalid input. */
  readonly invalid: SectionWithForm | undefined;
}

/**
 * Applies unsaved input of the sections as if it had been saved, so that it goes with the order. Skips input that
 * breaks a rule and names its section. Ignores hidden sections (spec 2.14).
 */
export function applyUnsaved(
  draft: CheckoutDraft,
  unsaved: UnsavedFields,
  billing: BillingDetails,
  context: CheckoutContext,
): AppliedCheckout {
  return sectionsWithForm.reduce<AppliedCheckout>(applySection(unsaved, context), {
    draft,
    billing,
    applied: [],
    invalid: undefined,
  });
}

function applySection(unsaved: UnsavedFields, context: CheckoutContext) {
  return (checkout: AppliedCheckout, section: SectionWithForm): AppliedCheckout => {
    const { draft, billing, applied, invalid } = checkout;
    const values = tidyForm(sectionRules[section], unsaved[section] ?? {});
    const isTouched = Object.keys(values).length > 0;
    if (!isTouched || !visibleSections(draft, context).includes(section)) return checkout;
    if (Object.keys(checkForm<string>(sectionRules[section], values)).length > 0)
      return { ...checkout, invalid: invalid ?? section };
    const nextBilling = section === 'billing' ? billingIn(values, billing) : billing;
    if (section === 'shipping' && !isFitForParcel(shippingIn(values, billing).shipping))
      return { ...checkout, invalid: invalid ?? section };
    return {
      draft: settleSection(draft, dataOf(section, values, nextBilling)),
      billing: nextBilling,
      applied: [...applied, section],
      invalid,
    };
  };
}

type Values = Readonly<Record<string, string>>;

function billingIn(values: Values, before: BillingDetails): BillingDetails {
  const fields = Object.keys(before) as (keyof BillingDetails)[];
  return Object.fromEntries(
    fields.map((field) => [field, values[field] ?? before[field]]),
  ) as BillingDetails;
}

/** Returns the section data of a form's values, which have passed its rules. */
function dataOf(section: SectionWithForm, values: Values, billing: BillingDetails): SectionData {
  if (section === 'delivery') return { section, deliveryOptionId: Number(values['delivery']) };
  if (section === 'billing') return { section, billing };
  if (section === 'shipping') return { section, ...shippingIn(values, billing) };
  if (section === 'payment') {
    const paymentMode = values['paymentMode'] as PaymentMode;
    return { section, paymentMode, paymentNote: values['paymentNote'] ?? '' };
  }
  section satisfies 'note';
  return { section, note: values['note'] ?? '' };
}

/** Returns whether an address fits a parcel. The form's rules skip the address if it follows the billing address. */
function isFitForParcel(shipping: ShippingDetails): boolean {
  return Object.keys(checkForm(shippingRules, shipping)).length === 0;
}

function shippingIn({ destination, ...address }: Values, billing: BillingDetails) {
  const shipsToBilling = destination === 'billing';
  const own = address as ReturnType<typeof shippingFrom>;
  return { shipsToBilling, shipping: shipsToBilling ? shippingFrom(billing) : own };
}
