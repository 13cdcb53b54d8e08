import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';

/** What stands in the place of an amount that the pharmacy has yet to set. */
const PRICE_TO_FOLLOW = 'Price to follow';

/** Formats the amount of an order or of a line of it, or says that it is to follow (spec 8.14). */
export function amountOrToFollow(amount: Mills, awaitsPrice: boolean | undefined): string {
  return awaitsPrice === true ? PRICE_TO_FOLLOW : formatMoney(amount);
}
