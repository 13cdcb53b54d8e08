import { lockOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import type { LockedPrescription } from './LockedPrescription.ts';
import { lockPrescriptionRow } from './review.queries.ts';

/**
 * A prescription that a user ordered or is to sign, with its order, both locked: first the order, as everybody else does who
 * moves it. Refuses with 'prescription-missing' somebody else's, as one that is not there (T18, T19).
 */
export async function lockPrescription(
  trx: Trx,
  userId: number,
  id: number,
): Promise<LockedPrescription> {
  const found = await readPrescription(trx, userId, id);
  const order = found && (await lockOrder(trx, found.order.id));
  if (!order) throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
  await lockPrescriptionRow(trx, id);
  // Read again after the locks: it may have moved while waiting for them.
  const row = await readPrescription(trx, userId, id);
  if (!row) throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
  return { order, row, practitionerId: row.practitioner.id };
}
