import { type BillingDetails, billingRules } from '../accounts/billingRules.ts';
import {
  addressIn,
  deliveryFields,
  emptyAddress,
  type PostalDetails,
  postalFields,
} from '../addresses/addressFields.ts';
import { outsideDeliveryArea } from '../addresses/deliveryArea.ts';
import type { CartLine } from '../carts/cartLine.ts';
import type { Day } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import { checkForm } from '../forms/fieldCheck.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { DeliveryOption } from '../orders/deliveryOption.ts';
import type { Order } from '../orders/order.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import { reviewSentences } from '../problems/reviewSentences.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import type { SectionWithForm } from './checkoutSections.ts';
import { coldChainRefusal } from './coldChain.ts';
import { needsShipping } from './needsShipping.ts';
import { isPaymentModeOffered } from './sectionState.ts';
import { type ShippingDetails, shippingFrom, shippingRules } from './shippingRules.ts';

/** A checkout filled in from an earlier order. */
export interface Review {
  readonly orderNumber: string;
  readonly placedOn: Day;
  readonly draft: CheckoutDraft;
  /** Why a section was not taken over, by section. */
  readonly questions: Readonly<Partial<Record<SectionWithForm, string>>>;
  /** The note of that order. It is offered, but not taken over: it may speak of one delivery only. */
  readonly lastNote: string | undefined;
}

/** What the data of an earlier order are checked against. */
export interface CurrentCheckout {
  readonly context: CheckoutContext;
  readonly lines: readonly CartLine[];
  readonly billing: BillingDetails;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly isCardOffered: boolean;
}

/** The settled data of a section, or why the buyer has to decide again. */
type Taken = { readonly draft: CheckoutDraft } | { readonly question: string };

/** Returns the order that a new checkout is filled in from: the newest that was not cancelled. */
export function lastOrderOf<O extends Pick<Order, 'state'>>(
  newestFirst: readonly O[],
): O | undefined {
  return newestFirst.find(({ state }) => state !== 'Cancelled');
}

/**
 * Fills in a checkout from the last order: delivery, billing, shipping and payment. Takes nothing over that no longer
 * holds; the section stays open with a reason. Leaves out both notes, and consent to the terms, which belong to one
 * order.
 */
export function reviewOf(last: Order, current: CurrentCheckout): Review {
  const taken: Readonly<Record<SectionWithForm, Taken>> = {
    delivery: deliveryOf(last, current),
    billing: billingOf(current),
    shipping: shippingOf(last, current),
    payment: paymentOf(last, current),
    note: { draft: { note: '' } },
  };
  const sections = Object.entries(taken);
  return {
    orderNumber: last.number,
    placedOn: londonDay(last.placedAt),
    draft: Object.assign({}, ...sections.map(([, each]) => ('draft' in each ? each.draft : {}))),
    questions: Object.fromEntries(
      sections.flatMap(([name, each]) => ('question' in each ? [[name, each.question]] : [])),
    ),
    lastNote: last.note,
  };
}

/** Takes over a delivery option that is offered, carries the goods, and costs no more than it did. */
function deliveryOf(last: Order, { lines, deliveryOptions }: CurrentCheckout): Taken {
  const option = deliveryOptions.find(({ id }) => id === last.deliveryOptionId);
  if (!option)
    return { question: fillGaps(reviewSentences.notOffered, { option: last.delivery.details }) };
  const cold = coldChainRefusal(lines, option);
  if (cold) return { question: messages[cold] };
  if (option.price > last.deliveryFee) {
    const prices = { now: formatMoney(option.price), before: formatMoney(last.deliveryFee) };
    return { question: fillGaps(reviewSentences.dearer, { option: option.details, ...prices }) };
  }
  return { draft: { deliveryOptionId: option.id } };
}

/** Confirms the billing details of the profile if they are complete. */
function billingOf({ billing }: CurrentCheckout): Taken {
  const isComplete = Object.keys(checkForm(billingRules, billing)).length === 0;
  return isComplete
    ? { draft: { isBillingConfirmed: true } }
    : { question: reviewSentences.incomplete };
}

/**
 * Takes over a shipping address within the delivery area. One that was the billing address follows it; if the billing
 * address has changed since, the buyer decides. Nothing to take over from a collected order.
 */
function shippingOf(last: Order, { billing }: CurrentCheckout): Taken {
  if (!needsShipping(last.deliveryOptionId)) return { draft: {} };
  const shipping = filled({ ...last.shipping });
  if (Object.keys(checkForm(shippingRules, shipping)).length > 0)
    return {
      question: messages[outsideDeliveryArea(shipping) ? 'place-not-served' : 'shipping-required'],
    };
  if (isSamePlace(shipping, billing)) {
    const following = shippingFrom(billing);
    const isSame = Object.entries(following).every(
      ([field, value]) => shipping[field as keyof ShippingDetails] === value,
    );
    return { draft: isSame ? { shipping, shipsToBilling: true } : { shipping } };
  }
  const wasBilling = last.billing !== undefined && isSamePlace(shipping, filled(last.billing));
  return wasBilling ? { question: reviewSentences.moved } : { draft: { shipping } };
}

function filled(address: Readonly<Partial<Record<string, unknown>>>): ShippingDetails {
  const given = Object.entries(address).filter(([, value]) => value !== undefined);
  return { ...emptyAddress(deliveryFields), ...(Object.fromEntries(given) as object) };
}

function isSamePlace(one: PostalDetails, other: PostalDetails): boolean {
  const [first, second] = [one, other].map((place) =>
    JSON.stringify(addressIn(postalFields, place)),
  );
  return first === second;
}

/** Takes over a payment mode that is offered. */
function paymentOf({ paymentMode }: Order, { context, isCardOffered }: CurrentCheckout): Taken {
  if (!isPaymentModeOffered(paymentMode, context))
    return { question: messages['card-refused-for-manual'] };
  if (paymentMode === 'card' && !isCardOffered) return { question: messages['card-not-yet'] };
  return { draft: { paymentMode } };
}
