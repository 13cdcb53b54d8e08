import { formatMoney } from '../money/formatMoney.ts';
import type { PricedQuantity } from '../pricing/priceBreaks.ts';
import { againSentences as sentences } from '../problems/againSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import type { OrderLine } from './order.ts';

type Offers = PricedQuantity['promotions'];

/** A product as it is sold now, and how many packs of it the cart holds on this line, after and before. */
export interface SoldAgain {
  readonly isPrescription: boolean;
  readonly unitPrice: number;
  readonly vatPercent: number;
  readonly promotions: Offers;
  readonly packs: number;
  readonly packsBefore: number;
}

/**
 * What of a line that is bought again is not as it was when it was ordered, a sentence each; money in mills. Where no pack of
 * it could be had, that alone is said.
 */
export function againDifferences(was: OrderLine, now: SoldAgain): readonly string[] {
  if (now.packs === 0) return [messages['out-of-stock']];
  return [
    ...ofPacks(was, now),
    ...ofPrescription(was, now),
    ...ofMoney(was, now),
    ...ofOffers(was, now),
  ];
}

function ofPacks({ quantity }: OrderLine, { packs, packsBefore }: SoldAgain): readonly string[] {
  const had = packsBefore > 0 ? [fillGaps(sentences.had, { n: packsBefore })] : [];
  return packs < quantity
    ? [...had, fillGaps(sentences.fewer, { now: packs, before: quantity })]
    : had;
}

function ofPrescription(was: OrderLine, now: SoldAgain): readonly string[] {
  if (was.isPrescription === now.isPrescription) return [];
  return [now.isPrescription ? sentences.prescription : sentences.noPrescription];
}

function ofMoney(was: OrderLine, now: SoldAgain): readonly string[] {
  const [priceBefore, priceNow] = [formatMoney(was.unitPrice), formatMoney(now.unitPrice)];
  const [vatBefore, vatNow] = [rateOf(was), rateOf(now)];
  return [
    ...(priceBefore === priceNow
      ? []
      : [fillGaps(sentences.price, { now: priceNow, before: priceBefore })]),
    ...(vatBefore === vatNow ? [] : [fillGaps(sentences.vat, { now: vatNow, before: vatBefore })]),
  ];
}

/** The rate that is charged: none on prescription (spec 9.5). */
function rateOf({ isPrescription, vatPercent }: Pick<SoldAgain, 'isPrescription' | 'vatPercent'>) {
  return isPrescription ? 0 : vatPercent;
}

type Offer = Pick<Offers[number], 'quantity' | 'price'>;

/** Offers that the line was bought with and are over, and those that it is large enough for and were not there. */
function ofOffers(was: OrderLine, now: SoldAgain): readonly string[] {
  const ended = was.promotions.filter((offer) => !isAmong(now.promotions, offer));
  const begun = now.promotions.filter(
    (offer) => offer.quantity <= was.quantity && !isAmong(was.promotions, offer),
  );
  return [
    ...ended.map((offer) => fillGaps(sentences.offerEnded, wordsOf(offer))),
    ...begun.map((offer) => fillGaps(sentences.offerBegun, wordsOf(offer))),
  ];
}

function isAmong(offers: readonly Offer[], { quantity, price }: Offer): boolean {
  return offers.some((offer) => offer.quantity === quantity && offer.price === price);
}

function wordsOf({ quantity, price }: Offer) {
  return { n: quantity, price: formatMoney(price) };
}
