import { nothing } from '@formulary/rules/calls/answers';
import {
  prescribeCart as prescribed,
  type PrescriptionInput,
} from '@formulary/rules/allocation/prescribeCart';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { readCart } from '../../carts/carts.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { answerOnce } from '../../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../../platform/idempotency/hashRequest.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readAllocationState, readLockedPrescriptions } from './cartPrescriptions.ts';
import { type Buyer, insertEmpty, writePatients } from './preOrder.queries.ts';
import { changePreOrder, choosePrescriber, writeItems } from './preOrder.service.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

interface CartPrescribing {
  readonly prescriberId?: number | undefined;
  readonly prescriptions: readonly PrescriptionInput[];
}

/** Ids of new prescriptions in the rule are below 0, until they are stored. */
const newId = (position: number) => -1 - position;

/**
 * Adds and changes prescriptions of the cart with their patients, items and prescriber in one transaction. With a key,
 * a retry changes nothing and gets the current prescriptions. Refuses as the rule does (spec 5.24), with
 * 'patient-missing' another user's patient, with 'prescriber-missing', and with 'key-reused' other prescriptions under
 * a used key. A refusal writes nothing.
 */
export function prescribeCart(
  db: Db,
  buyer: Buyer,
  now: Date,
  input: CartPrescribing,
  idempotencyKey: string | undefined,
): Promise<Prescriptions> {
  return withTransaction(db, async (trx) => {
    const change = () =>
      changePreOrder(trx, buyer, (_trx, before) => write(trx, buyer, now, input, before));
    if (idempotencyKey === undefined) return change();
    const claim = {
      userId: buyer.userId,
      route: 'prescribeCart',
      key: idempotencyKey,
      requestHash: hashRequest(input),
      now,
    };
    let changed: Prescriptions | undefined;
    // Keeps no answer, because it would name patients.
    const changeOnce = async () => {
      changed = await change();
      return undefined;
    };
    await answerOnce(trx, claim, nothing, changeOnce, 'key-reused');
    return changed ?? readLockedPrescriptions(trx, buyer);
  });
}

/** Writes what differs from the stored prescriptions; returns whether anything does. */
async function write(
  trx: Trx,
  buyer: Buyer,
  now: Date,
  { prescriberId, prescriptions }: CartPrescribing,
  before: Prescriptions,
): Promise<boolean> {
  const { userId } = buyer;
  const cart = await readCart(trx, userId, now);
  const state = await readAllocationState(trx, cart, before);
  const ruled = Refused.unless(prescribed(state, prescriptions, newId));
  const added = ruled.filter(({ id }) => id < 0);
  const ids = added.length > 0 ? await insertEmpty(trx, userId, added.length) : [];
  const idOf = new Map(added.map(({ id }, place) => [id, ids[place] ?? 0]));
  const after = ruled.map((each) => ({ ...each, id: idOf.get(each.id) ?? each.id }));

  const patientBefore = new Map(before.map(({ id, patientId }) => [id, patientId]));
  const patients = after.flatMap(({ id, patientId }) =>
    patientId === undefined || patientId === patientBefore.get(id) ? [] : [{ id, patientId }],
  );
  const isOther = prescriberId !== undefined && prescriberId !== before[0]?.prescriberId;
  const [areOwn, isFilled, isChosen] = await Promise.all([
    patients.length === 0 || writePatients(trx, userId, patients),
    writeItems(trx, buyer, before, after),
    isOther && choosePrescriber(trx, buyer, prescriberId),
  ]);
  if (!areOwn) throw new Refused('patient-missing');
  return added.length > 0 || patients.length > 0 || isFilled || isChosen;
}
