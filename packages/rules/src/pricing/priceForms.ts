import { addDays } from '../dates/calendar.ts';
import { parseDate } from '../dates/dateField.ts';
import type { Day } from '../dates/day.ts';
import { londonMoment } from '../dates/londonMoment.ts';
import type { FieldCheck, FormRules, TypedValues } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { MILLS_PER_POUND, type Mills } from '../money/mills.ts';
import { priceFault } from './newPrice.ts';
import { MOST_BUNDLE } from './newPromotion.ts';

/** Sentences of the desk's forms about prices. */
const sentences = {
  price: 'Please give a price in pounds and pence, such as 12.50',
  'price-nothing': 'A price is above £0.00',
  'price-above-most': 'A price is at most £1,000,000.00',
  'price-decimals': 'A price has two decimals at most',
  fee: 'Please give a fee in pounds and pence, such as 7.95, or 0',
  day: 'Please give a day such as 06/07/2026',
  time: 'Please give a time of day such as 09:30',
  skipped: 'Clocks skip this time. Please give another one',
  quantity: 'Please give the packs of a bundle, 1 to 9,999',
  endsFirst: 'The last day is before the first',
  reason: 'Please give a reason',
  longReason: 'Please use at most 1000 characters',
  code: 'Please give the code of the product',
  details: 'Please give the delivery a name',
  longDetails: 'Please use at most 200 characters',
  position: 'Please give a place from 0 to 1,000',
} as const;

const AMOUNT = /^£?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,3}))?$/;

/** Returns an amount as people type it: '12.5', '£1,234.50'. Undefined for anything else, and beyond thousandths. */
export function poundsIn(typed: string): Mills | undefined {
  const [, pounds, decimals = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (pounds === undefined) return undefined;
  return Number(pounds.replaceAll(',', '')) * MILLS_PER_POUND + Number(decimals.padEnd(3, '0'));
}

const isPrice: FieldCheck = (typed) => {
  const price = poundsIn(typed);
  if (price === undefined) {
    return /^£?[\d,]+\.\d{4,}$/.test(typed) ? sentences['price-decimals'] : sentences.price;
  }
  const fault = priceFault(price);
  return fault && sentences[fault];
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MIDNIGHT = '00:00';

/** Returns the moment that a form names: of its day at its time in London, midnight without one. Undefined without a day. */
export function momentIn({ from, at }: TypedValues): Date | undefined {
  const day = parseDate(from ?? '');
  return day === undefined ? undefined : londonMoment(day, at?.trim() || MIDNIGHT);
}

const isDayOrEmpty: FieldCheck = (typed, { at = '' }) => {
  const isMissing = typed === '' && at.trim() === '';
  return isMissing || parseDate(typed) !== undefined ? undefined : sentences.day;
};

const isTime: FieldCheck = (typed, form) => {
  if (typed !== '' && !TIME.test(typed)) return sentences.time;
  const isDay = parseDate(form['from'] ?? '') !== undefined;
  return isDay && momentIn(form) === undefined ? sentences.skipped : undefined;
};

const reason = [
  inLines,
  required(sentences.reason),
  atMost(1000, sentences.longReason),
] as const satisfies readonly FieldCheck[];

/** The form that sets a price: from a day, and a time of it; from now without a day. */
export const newPriceRules: FormRules<'price' | 'from' | 'at' | 'reason'> = {
  price: [isPrice],
  from: [isDayOrEmpty],
  at: [isTime],
  reason,
};

const isDay: FieldCheck = (typed) => (parseDate(typed) === undefined ? sentences.day : undefined);

const isLastDay: FieldCheck = (typed, form) => {
  const [first, last] = [parseDate(form['firstDay'] ?? ''), parseDate(typed)];
  return first !== undefined && last !== undefined && last < first
    ? sentences.endsFirst
    : undefined;
};

const isQuantity: FieldCheck = (typed) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_BUNDLE
    ? undefined
    : sentences.quantity;

/** The form of a promotion: from the beginning of its first day to the end of its last, in London. */
export const promotionRules: FormRules<
  'code' | 'quantity' | 'price' | 'firstDay' | 'lastDay' | 'reason'
> = {
  code: [required(sentences.code)],
  quantity: [isQuantity],
  price: [isPrice],
  firstDay: [isDay],
  lastDay: [isDay, isLastDay],
  reason,
};

/** Clocks in London never skip midnight. */
const midnight = (day: Day) => londonMoment(day, MIDNIGHT) as Date;

/** Returns the moments of a promotion from typed days; undefined unless both are days. */
export function promotionDays({
  firstDay,
  lastDay,
}: TypedValues): { readonly startsAt: Date; readonly endsAt: Date } | undefined {
  const [first, last] = [parseDate(firstDay ?? ''), parseDate(lastDay ?? '')];
  if (first === undefined || last === undefined) return undefined;
  return { startsAt: midnight(first), endsAt: new Date(+midnight(addDays(last, 1)) - 1) };
}

const isFee: FieldCheck = (typed) => (poundsIn(typed) === undefined ? sentences.fee : undefined);

const isPosition: FieldCheck = (typed) =>
  /^\d{1,4}$/.test(typed) && Number(typed) <= 1_000 ? undefined : sentences.position;

/** The form of a way of delivery. */
export const deliveryRules: FormRules<
  'details' | 'price' | 'service' | 'position' | 'isOffered' | 'reason'
> = {
  details: [required(sentences.details), atMost(200, sentences.longDetails)],
  price: [isFee],
  service: [],
  position: [isPosition],
  isOffered: [],
  reason,
};
