import { allocatableLine } from '@formulary/rules/allocation/allocationState';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type {
  PreOrderPrescription,
  PreOrderPrescriptionAnswer,
} from '@formulary/rules/allocation/preOrderPrescription';
import type { Cart } from '../../carts/Cart.ts';
import { readCategories } from '../../catalogue/catalogue.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
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

/** Reads the prescriptions of a cart in one round trip. */
export async function readLockedPrescriptions(
  trx: Trx,
  buyer: Buyer,
): Promise<readonly PreOrderPrescriptionAnswer[]> {
  const [kept, prescriber] = await Promise.all([
    readStoredPrescriptions(trx, buyer.userId),
    readStoredPrescriber(trx, buyer),
  ]);
  return kept.map((each) => answerOf(each, prescriber));
}

/** What judges the prescriptions of an order. */
interface LockedAllocation {
  readonly state: AllocationState & {
    readonly prescriptions: readonly PreOrderPrescriptionAnswer[];
  };
  /** Undefined before one is chosen. */
  readonly prescriber: StoredPrescriber | undefined;
}

/** Reads what judges the prescriptions of a locked cart, with the link to the prescriber under lock (T17). */
export async function lockAllocation(
  trx: Trx,
  buyer: Buyer,
  cart: Cart,
): Promise<LockedAllocation> {
  const [kept, prescriber, categories] = await Promise.all([
    readStoredPrescriptions(trx, buyer.userId),
    readStoredPrescriber(trx, buyer, true),
    readCategories(trx),
  ]);
  const prescriptions = kept.map((each) => answerOf(each, prescriber));
  const lines = await readAllocatableLines(trx, cart, prescriptions);
  return { state: { lines, categories, prescriptions }, prescriber };
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
  trx: Trx,
  cart: Pick<Cart, 'lines'>,
  prescriptions: readonly PreOrderPrescription[],
): Promise<AllocationState> {
  const [lines, categories] = await Promise.all([
    readAllocatableLines(trx, cart, prescriptions),
    readCategories(trx),
  ]);
  return { lines, categories, prescriptions };
}

async function readAllocatableLines(
  db: Db,
  cart: Pick<Cart, 'lines'>,
  prescriptions: readonly PreOrderPrescription[],
): Promise<AllocationState['lines']> {
  const inCart = cart.lines.map(allocatableLine);
  const prescribed = new Set(
    inCart.filter(({ isPrescription }) => isPrescription).map(({ productId }) => productId),
  );
  const held = prescriptions.flatMap(({ items }) => items.map(({ productId }) => productId));
  const missing = [...new Set(held)].filter((id) => !prescribed.has(id));
  return [...inCart, ...(await readMissingLines(db, missing))];
}
