import type { BillingDetails } from '../accounts/billingRules.ts';
import { checkForm } from '../forms/fieldCheck.ts';
import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutStep, checkoutSteps } from './checkoutStep.ts';
import { type SectionData, settleSection } from './settleSection.ts';
import { shippingFrom } from './shippingFrom.ts';
import { stepRules } from './stepRules.ts';
import { visibleSteps } from './visibleSteps.ts';

/** What stands in the forms of the sections and was not saved, by section and field; nothing for a form as it began. */
export type UnsavedFields = Readonly<
  Partial<Record<CheckoutStep, Readonly<Record<string, string>>>>
>;

/** A checkout with everything that stands in its fields. */
export interface TakenCheckout {
  readonly draft: CheckoutDraft;
  /** As it will stand on the bill. */
  readonly billing: BillingDetails;
  /** The sections that were taken; billing among them is still to be saved to the profile. */
  readonly taken: readonly CheckoutStep[];
  /** The first section with something that cannot go along as it stands. */
  readonly invalid: CheckoutStep | undefined;
}

/**
 * Whatever stands in a field goes with the order: what was typed or chosen in a section and not saved counts as if it had
 * been. What breaks a rule of its form is not taken, and its section is named; a hidden section has no say (spec 2.14).
 */
export function takeUnsaved(
  draft: CheckoutDraft,
  unsaved: UnsavedFields,
  billing: BillingDetails,
): TakenCheckout {
  return checkoutSteps.reduce<TakenCheckout>(takeStep(unsaved), {
    draft,
    billing,
    taken: [],
    invalid: undefined,
  });
}

function takeStep(unsaved: UnsavedFields) {
  return (checkout: TakenCheckout, step: CheckoutStep): TakenCheckout => {
    const { draft, billing, taken, invalid } = checkout;
    const values = unsaved[step];
    const isTouched = values !== undefined && Object.keys(values).length > 0;
    if (!isTouched || !visibleSteps(draft).includes(step)) return checkout;
    if (Object.keys(checkForm<string>(stepRules[step], values)).length > 0)
      return { ...checkout, invalid: invalid ?? step };
    const nextBilling = step === 'billing' ? billingIn(values, billing) : billing;
    return {
      draft: settleSection(draft, dataOf(step, values, nextBilling)),
      billing: nextBilling,
      taken: [...taken, step],
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
function dataOf(step: CheckoutStep, values: Values, billing: BillingDetails): SectionData {
  if (step === 'delivery') return { section: step, deliveryOptionId: Number(values['delivery']) };
  if (step === 'billing') return { section: step, billing };
  if (step === 'shipping') return { section: step, ...shippingIn(values, billing) };
  if (step === 'payment') {
    const paymentMode = values['paymentMode'] as PaymentMode;
    return { section: step, paymentMode, paymentNote: values['paymentNote'] ?? '' };
  }
  step satisfies 'note';
  return { section: step, note: values['note'] ?? '' };
}

function shippingIn({ destination, ...address }: Values, billing: BillingDetails) {
  const shipsToBilling = destination === 'billing';
  const own = address as ReturnType<typeof shippingFrom>;
  return { shipsToBilling, shipping: shipsToBilling ? shippingFrom(billing) : own };
}
