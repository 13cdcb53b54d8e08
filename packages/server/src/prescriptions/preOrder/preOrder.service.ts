import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { allocatableLine } from '@formulary/rules/allocation/allocationState';
import { deletePrescription } from '@formulary/rules/allocation/cartPrescriptions';
import { addPrescription } from '@formulary/rules/allocation/cartPrescriptions';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import { setPatient as withPatient } from '@formulary/rules/allocation/cartPrescriptions';
import type {
  PreOrderPrescription,
  PreOrderPrescriptionAnswer,
} from '@formulary/rules/allocation/preOrderPrescription';
import {
  setAllocation as withAllocation,
  setPrescribedQuantity as withQuantity,
  type AllocationInput,
  type PrescribedInput,
} from '@formulary/rules/allocation/setAllocation';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Result } from '@formulary/rules/problems/result';
import { lockCart, readCart } from '../../carts/carts.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import {
  type Buyer,
  clearPrescriptions,
  insertEmpty,
  removePrescription,
  replaceItems,
  touchCart,
  writePatients,
  writePrescriber,
} from './preOrder.queries.ts';
import { readAllocationState, readLockedPrescriptions } from './cartPrescriptions.ts';
import { Refused } from '../../platform/problems/Refused.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Id of a new prescription in a rule, before it is stored. */
const NEW = 0;

/** Adds an empty prescription (spec 7.26, 7.54). Refuses with 'nothing-left-to-allocate' and as the rule does. */
export function addToPreOrder(db: Db, buyer: Buyer, now: Date): Promise<Prescriptions> {
  return changePreOrder(db, buyer, async (trx, prescriptions) => {
    const { lines } = await readCart(trx, buyer.userId, now);
    Refused.unless(addPrescription({ lines: lines.map(allocatableLine), prescriptions }, NEW));
    await insertEmpty(trx, buyer.userId, 1);
    return true;
  });
}

/** Removes every prescription of the cart and its prescriber (spec 7.25). */
export function clearPreOrder(db: Db, buyer: Buyer): Promise<Prescriptions> {
  return changePreOrder(db, buyer, (trx) => clearPrescriptions(trx, buyer.userId));
}

/** Removes a prescription; its packs are unallocated again (spec 7.55). Refuses with 'prescription-missing'. */
export function deleteFromPreOrder(db: Db, buyer: Buyer, id: number): Promise<Prescriptions> {
  return changePreOrder(db, buyer, async (trx, prescriptions) => {
    Refused.unless(deletePrescription(prescriptions, id));
    await removePrescription(trx, buyer.userId, id);
    return true;
  });
}

/**
 * Sets the patient of a prescription (spec 7.50). Refuses with 'prescription-missing', and with 'patient-missing'
 * another user's patient.
 */
export function setPatient(
  db: Db,
  buyer: Buyer,
  { id, patientId }: { readonly id: number; readonly patientId: number },
): Promise<Prescriptions> {
  return changePreOrder(db, buyer, async (trx, prescriptions) => {
    Refused.unless(withPatient(prescriptions, id, patientId));
    const before = prescriptions.find((each) => each.id === id);
    if (before?.patientId === patientId) return false;
    if (await writePatients(trx, buyer.userId, [{ id, patientId }])) return true;
    throw new Refused('patient-missing');
  });
}

/**
 * Sets the one prescriber of all prescriptions of the cart (spec 7.51, reading R12). A prescriber's own checkout
 * accepts only themselves (spec 6.3). Refuses with 'prescriber-missing'.
 */
export function setPrescriber(db: Db, buyer: Buyer, prescriberId: number): Promise<Prescriptions> {
  return changePreOrder(db, buyer, (trx) => choosePrescriber(trx, buyer, prescriberId));
}

export async function choosePrescriber(
  trx: Trx,
  buyer: Buyer,
  prescriberId: number,
): Promise<boolean> {
  const canChoose = can(roleOf(buyer), 'choosePrescriber');
  if (!canChoose && prescriberId === buyer.userId) return false;
  if (canChoose && (await writePrescriber(trx, buyer.userId, prescriberId))) return true;
  throw new Refused('prescriber-missing');
}

/** Sets how many packs of a product a prescription holds (spec 7.52). Refuses as the rule does (spec 5.24). */
export function setQuantity(
  db: Db,
  buyer: Buyer,
  now: Date,
  input: PrescribedInput,
): Promise<Prescriptions> {
  return changeItems(db, buyer, now, (state) => withQuantity(state, input));
}

/** Sets all items of some prescriptions, or none of them. Refuses as the rule does (spec 5.24). */
export function setAllocation(
  db: Db,
  buyer: Buyer,
  now: Date,
  input: readonly AllocationInput[],
): Promise<Prescriptions> {
  return changeItems(db, buyer, now, (state) => withAllocation(state, input));
}

function changeItems(
  db: Db,
  buyer: Buyer,
  now: Date,
  rule: (state: AllocationState) => Result<readonly PreOrderPrescription[], Refusal>,
): Promise<Prescriptions> {
  return changePreOrder(db, buyer, async (trx, prescriptions) => {
    const cart = await readCart(trx, buyer.userId, now);
    const state = await readAllocationState(trx, cart, prescriptions);
    return writeItems(trx, buyer, prescriptions, Refused.unless(rule(state)));
  });
}

/** Writes the items of the prescriptions that a rule changed; returns whether there were any. */
export async function writeItems(
  trx: Trx,
  { userId }: Buyer,
  before: readonly PreOrderPrescription[],
  after: readonly PreOrderPrescription[],
): Promise<boolean> {
  const known = new Map(before.map(({ id, items }) => [id, itemsKey(items)]));
  const changed = after.filter(({ id, items }) => known.get(id) !== itemsKey(items));
  if (changed.length > 0) await replaceItems(trx, userId, changed);
  return changed.length > 0;
}

function itemsKey(items: PreOrderPrescription['items']): string {
  const pairs = items.map(({ productId, quantity }) => [productId, quantity] as const);
  return JSON.stringify(pairs.toSorted(([a], [b]) => a - b));
}

/** Changes the locked prescriptions of a cart; returns whether anything changed. Throws `Refused`. */
type Change = (trx: Trx, before: Prescriptions) => Promise<boolean>;

/**
 * Locks a buyer's cart, changes its prescriptions and raises its version if anything changed. Returns the resulting
 * prescriptions.
 */
export function changePreOrder(db: Db, buyer: Buyer, change: Change): Promise<Prescriptions> {
  return withTransaction(db, async (trx) => {
    const [, before] = await Promise.all([
      lockCart(trx, buyer.userId),
      readLockedPrescriptions(trx, buyer),
    ]);
    if (!(await change(trx, before))) return before;
    const [, after] = await Promise.all([
      touchCart(trx, buyer.userId),
      readLockedPrescriptions(trx, buyer),
    ]);
    return after;
  });
}
