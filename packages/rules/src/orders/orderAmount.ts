import { formatMoney } from '../money/formatMoney.ts';
import type { Mills } from '../money/mills.ts';
import { roundToPenny } from '../money/mills.ts';

/** The lines' totals and the delivery fee, which includes any VAT. */
export interface OrderCost {
  readonly lineTotals: readonly Mills[];
  readonly deliveryFee: Mills;
}

/**
 * Returns the amount to pay: line totals plus delivery fee, rounded once, half up, to the penny (readings R4 and R5).
 */
export function orderAmount({ lineTotals, deliveryFee }: OrderCost): Mills {
  return roundToPenny(lineTotals.reduce((sum, total) => sum + total, deliveryFee));
}

/** The text in place of an amount that the pharmacy has not set yet. */
const PRICE_TO_FOLLOW = 'Price to follow';

/** Formats an amount of an order or a line, or says that it follows (spec 8.14). */
export function amountOrToFollow(amount: Mills, awaitsPrice: boolean | undefined): string {
  return awaitsPrice === true ? PRICE_TO_FOLLOW : formatMoney(amount);
}
