import type { Mills } from '../money/mills.ts';
import type { LinePrice } from './priceLine.ts';

/** The sums of a cart, in mills (spec 3.5). */
export interface CartTotals {
  readonly subtotal: Mills;
  readonly vat: Mills;
  readonly total: Mills;
  readonly saving: Mills;
}

/** Adds up the lines of a cart, column by column (spec 3.5, 2.12). */
export function cartTotals(lines: readonly Omit<LinePrice, 'breaks'>[]): CartTotals {
  return lines.reduce<CartTotals>(
    (sum, line) => ({
      subtotal: sum.subtotal + line.subtotal,
      vat: sum.vat + line.vat,
      total: sum.total + line.total,
      saving: sum.saving + line.saving,
    }),
    { subtotal: 0, vat: 0, total: 0, saving: 0 },
  );
}
