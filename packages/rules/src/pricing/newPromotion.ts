import type { Mills } from '../money/mills.ts';
import { priceFault } from './newPrice.ts';
import { isWorthwhile } from './priceBreaks.ts';

/** Most packs of a bundle. */
export const MOST_BUNDLE = 9_999;

/** States of a promotion at a moment: it is to begin, it is on, it is over, or it was called off before it began. */
export const promotionStates = ['planned', 'active', 'ended', 'withdrawn'] as const;

export type PromotionState = (typeof promotionStates)[number];

/** What staff decide of a promotion; the price is for the whole bundle, in mills without VAT. */
export interface PromotionTerms {
  readonly quantity: number;
  readonly price: Mills;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A price that a product has from a moment. */
interface PriceFrom {
  readonly from: Date;
  readonly price: Mills;
}

/** Returns the state of a promotion at a moment; both ends are part of it (spec 4.4). */
export function promotionState(
  {
    startsAt,
    endsAt,
    isWithdrawn,
  }: Pick<PromotionTerms, 'startsAt' | 'endsAt'> & { readonly isWithdrawn: boolean },
  now: Date,
): PromotionState {
  if (isWithdrawn) return 'withdrawn';
  if (now < startsAt) return 'planned';
  return now <= endsAt ? 'active' : 'ended';
}

/**
 * Returns the unit prices that a product has while a promotion is on: that of its first moment, and those planned until
 * its last.
 * @param prices in the order of their moments; the first is the price of now.
 */
export function pricesDuring(
  { startsAt, endsAt }: Pick<PromotionTerms, 'startsAt' | 'endsAt'>,
  prices: readonly PriceFrom[],
): readonly Mills[] {
  const first = prices.findLastIndex(({ from }) => from <= startsAt);
  const during = prices.slice(Math.max(0, first)).filter(({ from }) => from <= endsAt);
  return (during.length > 0 ? during : prices.slice(0, 1)).map(({ price }) => price);
}

/**
 * Returns why a promotion cannot be so; undefined if it can. As `priceFault`; 'promotion-quantity' outside 1 to 9,999
 * packs, 'promotion-ends-first' that ends before it begins, 'promotion-over' that ends before now, and
 * 'promotion-dearer' that costs more than its units at every price while it is on, so that it would never be applied.
 */
export function promotionFault(
  terms: PromotionTerms,
  { prices, now }: { readonly prices: readonly PriceFrom[]; readonly now: Date },
) {
  const { quantity, price, startsAt, endsAt } = terms;
  if (quantity < 1 || quantity > MOST_BUNDLE || !Number.isInteger(quantity)) {
    return 'promotion-quantity';
  }
  const fault = priceFault(price);
  if (fault) return fault;
  if (endsAt <= startsAt) return 'promotion-ends-first';
  if (endsAt <= now) return 'promotion-over';
  const isEver = pricesDuring(terms, prices).some((unit) => isWorthwhile(terms, unit));
  return isEver ? undefined : 'promotion-dearer';
}

/** Returns the promotions that are on at the same time as another one. */
export function overlapping<Kept extends Pick<PromotionTerms, 'startsAt' | 'endsAt'>>(
  { startsAt, endsAt }: Pick<PromotionTerms, 'startsAt' | 'endsAt'>,
  others: readonly Kept[],
): readonly Kept[] {
  return others.filter((other) => other.startsAt <= endsAt && startsAt <= other.endsAt);
}
