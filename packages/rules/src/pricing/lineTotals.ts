import type { Mills } from '../money/mills.ts';
import type { OfferedAt } from './cartsTotal.ts';
import { priceLine } from './priceLine.ts';

/** What so many packs come to without VAT and with it, without a promotion and with it. */
export interface LineTotals {
  readonly quantity: number;
  readonly subtotalWithout: Mills;
  readonly subtotalWith: Mills;
  readonly totalWithout: Mills;
  readonly totalWith: Mills;
}

/**
 * Returns what a cart's line of 1 to so many packs costs without and with a promotion, as the shop prices it: the largest
 * bundle first, the cheapest of one size.
 */
export function lineTotals(
  offered: OfferedAt,
  promotion: OfferedAt['promotions'][number],
  most: number,
): readonly LineTotals[] {
  return Array.from({ length: most }, (_row, index) => {
    const line = { ...offered, quantity: index + 1, isPrescription: false };
    const without = priceLine(line);
    const withIt = priceLine({ ...line, promotions: [...offered.promotions, promotion] });
    return {
      quantity: index + 1,
      subtotalWithout: without.subtotal,
      subtotalWith: withIt.subtotal,
      totalWithout: without.total,
      totalWith: withIt.total,
    };
  });
}
