import type { Mills } from '../../money/mills.ts';
import { type PricedQuantity, priceBreaks } from '../../pricing/priceBreaks.ts';

/** The value of an item with and without the order's bundles. */
export interface ItemValue {
  readonly value: Mills;
  /** Unit price times quantity. */
  readonly fullPrice: Mills;
}

/**
 * Returns the value of a prescription item without VAT: bundles first, the rest at the unit price. In whole mills, the
 * 3 decimals of a pound (spec 3.14, 9.5).
 */
export function itemValue(item: PricedQuantity): ItemValue {
  const value = priceBreaks(item).reduce((sum, { price }) => sum + price, 0);
  return { value, fullPrice: item.unitPrice * item.quantity };
}
