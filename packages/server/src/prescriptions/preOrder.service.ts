import { addPrescription } from '@formulary/rules/allocation/addPrescription';
import { deletePrescription } from '@formulary/rules/allocation/deletePrescription';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import {
  type AllocationInput,
  setAllocation as withAllocation,
} from '@formulary/rules/allocation/setAllocation';
import { setPatient as withPatient } from '@formulary/rules/allocation/setPatient';
import {
  type PrescribedInput,
  setPrescribedQuantity as withQuantity,
} from '@formulary/rules/allocation/setPrescribedQuantity';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Buyer } from './Buyer.ts';
import { changePreOrder } from './changePreOrder.ts';
import type { PreOrder } from './PreOrder.ts';
import {
  clearPrescriptions,
  insertPrescription,
  removePrescription,
  writePatient,
  writePrescriber,
} from './preOrder.queries.ts';
import { writeItems } from './writeItems.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** The number that a prescription has in a rule before it is written. */
const NEW = 0;

/** Adds an empty prescription (spec 7.26, 7.54). Refuses with 'nothing-left-to-allocate' and what the rule refuses. */
export async function addToPreOrder(db: Db, buyer: Buyer, now: Date): Promise<PreOrder> {
  return changePreOrder(db, buyer, now, async (trx, { state }) => {
    Refused.unless(addPrescription(state, NEW));
    await insertPrescription(trx, buyer.userId);
    return true;
  });
}

/** Takes every prescription off the cart, and forgets its prescriber (spec 7.25). */
export async function clearPreOrder(db: Db, buyer: Buyer, now: Date): Promise<readonly CartLine[]> {
  const { cart } = await changePreOrder(db, buyer, now, (trx) =>
    clearPrescriptions(trx, buyer.userId),
  );
  return cart.lines;
}

/** Removes a prescription; its packs are unallocated again (spec 7.55). Refuses with 'prescription-missing'. */
export async function deleteFromPreOrder(
  db: Db,
  buyer: Buyer,
  now: Date,
  id: number,
): Promise<Prescriptions> {
  const { prescriptions } = await changePreOrder(db, buyer, now, async (trx, { state }) => {
    Refused.unless(deletePrescription(state.prescriptions, id));
    await removePrescription(trx, buyer.userId, id);
    return true;
  });
  return prescriptions;
}

/** Sets the patient of a prescription (spec 7.50). Refuses with 'prescription-missing' and, unless it is the buyer's, 'patient-missing'. */
export async function setPatient(
  db: Db,
  buyer: Buyer,
  now: Date,
  { id, patientId }: { readonly id: number; readonly patientId: number },
): Promise<Prescriptions> {
  const { prescriptions } = await changePreOrder(db, buyer, now, async (trx, { state }) => {
    Refused.unless(withPatient(state.prescriptions, id, patientId));
    const before = state.prescriptions.find((each) => each.id === id);
    if (before?.patientId === patientId) return false;
    if (await writePatient(trx, buyer.userId, { id, patientId })) return true;
    throw new Refused('patient-missing');
  });
  return prescriptions;
}

/**
 * Sets the one prescriber of all prescriptions of the cart (spec 7.51, reading R12). A prescriber's own checkout knows nobody
 * but themself (spec 6.3). Refuses with 'prescriber-missing'.
 */
export async function setPrescriber(
  db: Db,
  buyer: Buyer,
  now: Date,
  prescriberId: number,
): Promise<Prescriptions> {
  const { prescriptions } = await changePreOrder(db, buyer, now, async (trx) => {
    if (buyer.isPrescriber) {
      if (prescriberId === buyer.userId) return false;
      throw new Refused('prescriber-missing');
    }
    if (await writePrescriber(trx, buyer.userId, prescriberId)) return true;
    throw new Refused('prescriber-missing');
  });
  return prescriptions;
}

/** Sets how many packs of a product stand on a prescription (spec 7.52). Refuses what the rule refuses (spec 5.24). */
export async function setQuantity(
  db: Db,
  buyer: Buyer,
  now: Date,
  input: PrescribedInput,
): Promise<Prescriptions> {
  const { prescriptions } = await changePreOrder(db, buyer, now, (trx, { state }) =>
    writeItems(trx, buyer, state.prescriptions, Refused.unless(withQuantity(state, input))),
  );
  return prescriptions;
}

/** Sets all that some prescriptions hold, or nothing of it. Refuses what the rule refuses (spec 5.24). */
export async function setAllocation(
  db: Db,
  buyer: Buyer,
  now: Date,
  input: readonly AllocationInput[],
): Promise<Prescriptions> {
  const { prescriptions } = await changePreOrder(db, buyer, now, (trx, { state }) =>
    writeItems(trx, buyer, state.prescriptions, Refused.unless(withAllocation(state, input))),
  );
  return prescriptions;
}
