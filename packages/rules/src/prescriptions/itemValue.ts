import type { Mills } from '../money/mills.ts';
import { type PricedQuantity, priceBreaks } from '../pricing/priceBreaks.ts';

/** What an item is worth with the order's bundles, and without. */
export interface ItemValue {
  readonly value: Mills;
  /** Unit price times quantity. */
  readonly fullPrice: Mills;
}

/**
 * The value of a prescription item: bundles first, the rest at the unit price, without VAT, in whole mills, which are the
 * 3 decimals of a pound (spec 3.14, 9.5).
 */
export function itemValue(item: PricedQuantity): ItemValue {
  const value = priceBreaks(item).reduce((sum, { price }) => sum + price, 0);
  return { value, fullPrice: item.unitPrice * item.quantity };
}
