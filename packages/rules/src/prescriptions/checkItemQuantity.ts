import { checkQuantity } from '../carts/checkQuantity.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { refuseNaming } from '../problems/refuseNaming.ts';
import { type Result, accept } from '../problems/result.ts';
import { type BoundedItem, mostOfItem } from './mostOfItem.ts';

/**
 * A quantity that a prescriber puts for an item: a whole number of packs, at least 1 and at most what is available plus
 * what was ordered (spec 5.25). Refuses with 'invalid-quantity', and 'available-quantity' with the number.
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
