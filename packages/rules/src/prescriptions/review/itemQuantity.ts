import { refuseNaming } from '../../problems/refusal.ts';
import { checkQuantity, MAXIMUM_LINE_QUANTITY } from '../../carts/checkQuantity.ts';
import { availableStock } from '../../stock/stockLevel.ts';
import type { PrescriptionItem } from '../prescriptionItem.ts';
import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';

/** The fields that limit the quantity of an item. */
type BoundedItem = Pick<
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

/**
 * Checks a prescriber's quantity for an item: whole packs, at least 1 and at most the available plus the ordered packs
 * (spec 5.25). Refuses with 'invalid-quantity', and with 'available-quantity' and the number.
 */
export function checkItemQuantity(item: BoundedItem, requested: unknown): Result<number, Refusal> {
  const quantity = checkQuantity(requested);
  if (!quantity.ok) return quantity;
  if (quantity.value < 1) return refuse('invalid-quantity');
  const most = mostOfItem(item);
  return quantity.value <= most
    ? accept(quantity.value)
    : refuseNaming('available-quantity', { n: most });
}

/** Describes the size of a prescription, '2 items, 5 packs', without substituted items. */
export function countedPacks(
  items: readonly Pick<PrescriptionItem, 'quantity' | 'substitutedBy'>[],
): string {
  const given = items.filter(({ substitutedBy }) => substitutedBy === undefined);
  const packs = given.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(given.length, 'item')}, ${counted(packs, 'pack')}`;
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
