import type { Mills } from '../money/mills.ts';
import type { PricedQuantity } from './priceBreaks.ts';
import { priceLine } from './priceLine.ts';

/** Carts that hold a product in the same quantity, on prescription or not. */
export interface EqualLines {
  readonly quantity: number;
  readonly isPrescription: boolean;
  readonly carts: number;
}

/** What a product is offered at: unit price and offers in mills, VAT as a whole percentage. */
export interface OfferedAt extends Omit<PricedQuantity, 'quantity'> {
  readonly vatPercent: number;
}

/** Returns what the lines of a product in carts come to together, with VAT, as the shop prices each of them. */
export function cartsTotal(lines: readonly EqualLines[], offered: OfferedAt): Mills {
  return lines.reduce((sum, { quantity, isPrescription, carts }) => {
    const { total } = priceLine({ ...offered, quantity, isPrescription });
    return sum + total * carts;
  }, 0);
}

/** A line of a cart, and what its product is offered at before and after a change. */
export interface ChangedLine {
  readonly quantity: number;
  readonly isPrescription: boolean;
  readonly before: OfferedAt;
  readonly after: OfferedAt;
}

/** Returns what lines of carts come to together before and after a change, with VAT, as the shop prices each of them. */
export function changedCarts(lines: readonly ChangedLine[]): {
  readonly before: Mills;
  readonly after: Mills;
} {
  const totalOf = (side: 'before' | 'after') =>
    lines.reduce((sum, { quantity, isPrescription, [side]: offered }) => {
      return sum + priceLine({ ...offered, quantity, isPrescription }).total;
    }, 0);
  return { before: totalOf('before'), after: totalOf('after') };
}
