import { allocatableLine } from '@formulary/rules/allocation/allocationState';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type {
  PreOrderPrescription,
  PreOrderPrescriptionAnswer,
} from '@formulary/rules/allocation/preOrderPrescription';
import type { Cart } from '../../carts/Cart.ts';
import { readCategories } from '../../catalogue/catalogue.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import {
  readStoredPrescriber,
  readStoredPrescriptions,
  readMissingLines,
  type StoredPrescriber,
  type StoredPrescription,
  type Buyer,
} from './preOrder.queries.ts';

/**
 * Reads the prescriptions of a buyer's cart (spec 7.53). A prescriber who no longer prescribes for the buyer is named,
 * but without an id.
 */
export async function readCartPrescriptions(
  db: Db,
  buyer: Buyer,
): Promise<readonly PreOrderPrescriptionAnswer[]> {
  const kept = await readStoredPrescriptions(db, buyer.userId);
  if (kept.length === 0) return [];
  const prescriber = await readStoredPrescriber(db, buyer);
  return kept.map((each) => answerOf(each, prescriber));
}

function answerOf(
  { id, patientId, firstName, lastName, items }: StoredPrescription,
  prescriber: StoredPrescriber | undefined,
): PreOrderPrescriptionAnswer {
  const isNamed = patientId !== null && firstName !== null && lastName !== null;
  return {
    id,
    ...(isNamed
      ? { patientId, patient: { id: patientId, firstName, lastName } }
      : { patient: undefined }),
    ...(prescriber?.isAccepted ? { prescriberId: prescriber.id } : {}),
    prescriber,
    items: items.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    productCategories: Object.fromEntries(
      items.map(({ productId, categoryIds }) => [String(productId), categoryIds]),
    ),
  };
}

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
