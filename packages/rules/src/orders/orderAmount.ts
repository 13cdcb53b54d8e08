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
