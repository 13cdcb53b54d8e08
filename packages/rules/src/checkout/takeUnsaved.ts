import type { BillingDetails } from '../accounts/billingRules.ts';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { sectionRules } from './sectionRules.ts';
import { type ShippingDetails, shippingRules } from './shippingRules.ts';
import { type SectionWithForm, sectionsWithForm } from './sectionWithForm.ts';
import { type SectionData, settleSection } from './settleSection.ts';
import { shippingFrom } from './shippingFrom.ts';
import { visibleSections } from './visibleSections.ts';

/** What stands in the forms of the sections and was not saved, by section and field; nothing for a form as it began. */
export type UnsavedFields = Readonly<
  Partial<Record<SectionWithForm, Readonly<Record<string, string>>>>
>;

/** A checkout with everything that stands in its fields. */
export interface TakenCheckout {
  readonly draft: CheckoutDraft;
  /** As it will stand on the bill. */
  readonly billing: BillingDetails;
  /** The sections that were taken; billing among them is still to be saved to the profile. */
  readonly taken: readonly SectionWithForm[];
  /** The first section with something that cannot go along as it stands. */
  readonly invalid: SectionWithForm | undefined;
}

/**
 * Whatever stands in a field goes with the order: what was typed or chosen in a section and not saved counts as if it had
 * been. What breaks a rule of its form is not taken, and its section is named; a hidden section has no say (spec 2.14).
 */
export function takeUnsaved(
  draft: CheckoutDraft,
  unsaved: UnsavedFields,
  billing: BillingDetails,
  context: CheckoutContext,
): TakenCheckout {
  return sectionsWithForm.reduce<TakenCheckout>(takeSection(unsaved, context), {
    draft,
    billing,
    taken: [],
    invalid: undefined,
  });
}

function takeSection(unsaved: UnsavedFields, context: CheckoutContext) {
  return (checkout: TakenCheckout, section: SectionWithForm): TakenCheckout => {
    const { draft, billing, taken, invalid } = checkout;
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
      taken: [...taken, section],
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

/** What the fields of a section settle; they have passed its rules. */
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

/** A parcel that goes where the bill goes has no fields of its own to judge. */
function isFitForParcel(shipping: ShippingDetails): boolean {
  return Object.keys(checkForm(shippingRules, shipping)).length === 0;
}

function shippingIn({ destination, ...address }: Values, billing: BillingDetails) {
  const shipsToBilling = destination === 'billing';
  const own = address as ReturnType<typeof shippingFrom>;
  return { shipsToBilling, shipping: shipsToBilling ? shippingFrom(billing) : own };
}
