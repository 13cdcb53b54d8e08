import { MILLS_PER_PENNY, type Mills } from '../money/mills.ts';

/** The highest price of a product or a bundle: £1,000,000.00 (the catalogue's limit). */
const MOST_PRICE: Mills = 1_000_000_000;
/** How far ahead a price may be planned. */
export const MOST_DAYS_AHEAD = 730;
const LONGEST_REASON = 1_000;
const DAY_MS = 86_400_000;

/** States of a change of a price: it is to come, it holds or has held, or it was withdrawn before its moment. */
export const priceStates = ['planned', 'in-force', 'withdrawn'] as const;

export type PriceState = (typeof priceStates)[number];

/** A price that staff set: in mills without VAT, from a moment (now if left out), and why. */
export interface NewPrice {
  readonly price: Mills;
  readonly from?: Date | undefined;
  readonly reason: string;
}

/**
 * Returns why an amount cannot be a price of the catalogue; undefined if it can. 'price-nothing' at £0.00 or below,
 * 'price-above-most' above £1,000,000.00, 'price-decimals' with a part of a penny, which no buyer sees.
 */
export function priceFault(
  price: Mills,
): 'price-nothing' | 'price-above-most' | 'price-decimals' | undefined {
  if (price <= 0) return 'price-nothing';
  if (price > MOST_PRICE) return 'price-above-most';
  return price % MILLS_PER_PENNY === 0 ? undefined : 'price-decimals';
}

/**
 * Returns why a price cannot be set; undefined if it can. As `priceFault`; 'price-from-past' before now,
 * 'price-from-far' more than two years ahead, 'reason-required', and 'text-too-long' beyond 1,000 characters.
 */
export function newPriceFault({ price, from, reason }: NewPrice, now: Date) {
  const fault = priceFault(price);
  if (fault) return fault;
  if (from !== undefined && from < now) return 'price-from-past';
  if (from !== undefined && +from - +now > MOST_DAYS_AHEAD * DAY_MS) return 'price-from-far';
  const { length } = reason.trim();
  if (length === 0) return 'reason-required';
  return length > LONGEST_REASON ? 'text-too-long' : undefined;
}
