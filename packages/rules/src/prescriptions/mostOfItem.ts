import { MAXIMUM_LINE_QUANTITY } from '../carts/checkQuantity.ts';
import { availableStock } from '../stock/availableStock.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';

/** What bounds the quantity of an item. */
export type BoundedItem = Pick<
  PrescriptionItem,
  'isManual' | 'inStock' | 'minimumStock' | 'initialQuantity'
>;

/**
 * The most packs a prescriber may put for an item: what is available now, plus what was ordered and taken from the stock
 * already (spec 5.25). A manual product has no stock, only the largest quantity a line may have.
 */
export function mostOfItem(item: BoundedItem): number {
  return item.isManual ? MAXIMUM_LINE_QUANTITY : availableStock(item) + item.initialQuantity;
}
