import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import type { PrescriptionRow } from '../prescriptions/prescriptions.rows.ts';
import { lockPrescriptionRow } from './review.queries.ts';

/** A prescription and its order, both locked until the transaction ends. */
export interface LockedPrescription {
  readonly order: LockedOrder;
  readonly row: PrescriptionRow;
  readonly practitionerId: number;
}

/**
 * Locks a prescription that a user ordered or is to sign, after its order, as every move of an order does. Refuses with
 * 'prescription-missing' another user's or an unknown one (T18, T19).
 */
export async function lockPrescription(
  trx: Trx,
  userId: number,
  id: number,
): Promise<LockedPrescription> {
  const found = await readPrescription(trx, userId, id);
  const order = found && (await lockOrder(trx, found.order.id));
  if (!order)
    throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
  await lockPrescriptionRow(trx, id);
  // Read again after taking the locks: it may have moved meanwhile.
  const row = await readPrescription(trx, userId, id);
  if (!row)
    throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
  return { order, row, practitionerId: row.practitioner.id };
}
