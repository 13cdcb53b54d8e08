import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import { roundToPenny } from '../money/roundToPenny.ts';

/** The lines' totals and the delivery fee, which includes any VAT. */
export interface OrderCost {
  readonly lineTotals: readonly Mills[];
  readonly deliveryFee: Mills;
}

/** What the buyer pays: line totals plus delivery fee, rounded once, half up, to the penny (readings R4 and R5). */
export function orderAmount({ lineTotals, deliveryFee }: OrderCost): Mills {
  return roundToPenny(lineTotals.reduce((sum, total) => sum + total, deliveryFee));
}

/** What stands in the place of an amount that the pharmacy has yet to set. */
const PRICE_TO_FOLLOW = 'Price to follow';

/** Formats the amount of an order or of a line of it, or says that it is to follow (spec 8.14). */
export function amountOrToFollow(amount: Mills, awaitsPrice: boolean | undefined): string {
  return awaitsPrice === true ? PRICE_TO_FOLLOW : formatMoney(amount);
}
