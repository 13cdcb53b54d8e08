import { allocatableLine } from '@formulary/rules/allocation/allocationState';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type { PreOrderPrescription } from '@formulary/rules/allocation/preOrderPrescription';
import type { Cart } from '../carts/Cart.ts';
import { readCategories } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { readMissingLines } from './preOrder.queries.ts';

/**
 * Reads the lines and current limits that judge the prescriptions of a cart. A product that left the cart but is on a
 * prescription counts as a line of no packs (spec 5.24).
 */
export async function readAllocationState(
  db: Db,
  cart: Pick<Cart, 'lines'>,
  prescriptions: readonly PreOrderPrescription[],
): Promise<AllocationState> {
  const inCart = cart.lines.map(allocatableLine);
  const prescribed = new Set(
    inCart.filter(({ isPrescription }) => isPrescription).map(({ productId }) => productId),
  );
  const held = prescriptions.flatMap(({ items }) => items.map(({ productId }) => productId));
  const missing = [...new Set(held)].filter((id) => !prescribed.has(id));
  const lines = [...inCart, ...(await readMissingLines(db, missing))];
  return { lines, categories: await readCategories(db), prescriptions };
}
