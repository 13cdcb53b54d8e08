import { formatMoney } from '../money/formatMoney.ts';
import type { PricedQuantity } from '../pricing/priceBreaks.ts';
import { againSentences as sentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { messages } from '../problems/messages.ts';
import type { OrderLine } from './order.ts';
import { addLine, MOST_LINES, type SoldProduct } from '../carts/addLines.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { lineKey, refillPacks } from '../carts/cartLines.ts';
import { refuse } from '../problems/refusal.ts';
import type { AgainLine } from './againLine.ts';

/** The cart after buying again, and the result of each line. */
export interface OrderedAgain {
  readonly lines: readonly CartLine[];
  readonly results: readonly AgainLine[];
}

/**
 * Buys the lines of an order again. Each line gets at least the ordered packs, or as many as are in stock; a second
 * time adds nothing. Uses the current purchase option if the product has only one. Describes what has changed for each
 * line: sale, stock, price, VAT, offers, prescription.
 */
export function orderAgain(
  before: readonly CartLine[],
  ordered: readonly OrderLine[],
  products: ReadonlyMap<number, SoldProduct>,
): OrderedAgain {
  // A map, because an order of five hundred lines may meet a cart of five hundred.
  const cart = new Map(before.map((line) => [lineKey(line), line]));
  const results = ordered.map((line) => addAgain(cart, line, products.get(line.productId)));
  const lines = [...cart.values()];
  const isSame = lines.length === before.length && lines.every((line, at) => line === before[at]);
  return { lines: isSame ? before : lines, results };
}

function addAgain(
  cart: Map<string, CartLine>,
  line: OrderLine,
  product: SoldProduct | undefined,
): AgainLine {
  const { productId, name } = line;
  if (!product) {
    const differences = [messages['product-missing']];
    return { productId, name, isPrescription: line.isPrescription, packs: 0, differences };
  }
  const isPrescription =
    product.type === 'any' ? line.isPrescription : product.type === 'prescription';
  const id = { productId, isPrescription };
  const own = [false, true].flatMap(
    (flag) => cart.get(lineKey({ productId, isPrescription: flag })) ?? [],
  );
  const packsBefore = cart.get(lineKey(id))?.quantity ?? 0;
  const added = refillPacks(own, { ...id, quantity: line.quantity }, product);
  if (added > 0) {
    const isFull = packsBefore === 0 && cart.size >= MOST_LINES;
    const filled = isFull ? refuse('cart-full') : addLine(own, { ...product, ...id }, added);
    if (!filled.ok)
      return { ...id, name, packs: packsBefore, differences: [filled.problem.message] };
    for (const each of filled.value) cart.set(lineKey(each), each);
  }
  const packs = cart.get(lineKey(id))?.quantity ?? 0;
  const differences = againDifferences(line, { ...product, ...id, packs, packsBefore });
  return { ...id, name: product.name, packs, differences };
}

type Offers = PricedQuantity['promotions'];

/** A product as it is sold now, and the packs of this line in the cart, now and before. */
interface SoldAgain {
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
function againDifferences(was: OrderLine, now: SoldAgain): readonly string[] {
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
