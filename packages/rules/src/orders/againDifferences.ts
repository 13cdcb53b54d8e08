import { formatMoney } from '../money/formatMoney.ts';
import type { PricedQuantity } from '../pricing/priceBreaks.ts';
import { againSentences as sentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import type { OrderLine } from './order.ts';

type Offers = PricedQuantity['promotions'];

/** A product as it is sold now, and the packs of this line in the cart, now and before. */
export interface SoldAgain {
  readonly isPrescription: boolean;
  readonly unitPrice: number;
  readonly vatPercent: number;
  readonly promotions: Offers;
  readonly packs: number;
  readonly packsBefore: number;
}

/**
 * Describes the differences of a line that is bought again, one sentence each. Money in mills. If no pack was
 * available, returns only that.
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

/** Returns the charged VAT rate: 0 on prescription (spec 9.5). */
function rateOf({ isPrescription, vatPercent }: Pick<SoldAgain, 'isPrescription' | 'vatPercent'>) {
  return isPrescription ? 0 : vatPercent;
}

type Offer = Pick<Offers[number], 'quantity' | 'price'>;

/** Describes ended offers of the line, and new offers for which its quantity suffices. */
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
