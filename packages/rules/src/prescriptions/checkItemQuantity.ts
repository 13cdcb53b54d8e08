import { checkQuantity } from '../carts/checkQuantity.ts';
import { refuse, refuseNaming, type Refusal } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { type BoundedItem, mostOfItem } from './mostOfItem.ts';

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
