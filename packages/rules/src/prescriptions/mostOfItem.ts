import { MAXIMUM_LINE_QUANTITY } from '../carts/checkQuantity.ts';
import { availableStock } from '../stock/stockLevel.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';

/** The fields that limit the quantity of an item. */
export type BoundedItem = Pick<
  PrescriptionItem,
  'isManual' | 'inStock' | 'minimumStock' | 'initialQuantity'
>;

/**
 * Returns the most packs of an item: the available stock plus the ordered packs, which are already taken from stock
 * (spec 5.25). A manual product has no stock, only the largest quantity of a line.
 */
export function mostOfItem(item: BoundedItem): number {
  return item.isManual ? MAXIMUM_LINE_QUANTITY : availableStock(item) + item.initialQuantity;
}
