import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { freezePrescription } from '../review/freezePrescription.ts';
import { prescriberOf } from '../signing/signing.queries.ts';

/** Verifies a prescription as it stands, without an event; answers its document's id. */
export function markVerified(db: Db, id: number, now: Date): Promise<string> {
  return withTransaction(db, async (trx) => {
    const row = await readPrescription(trx, (await prescriberOf(trx, id)) ?? 0, id);
    if (!row) throw new Error(`There is no prescription ${id}`);
    const prescription = prescriptionOf(row, 14);
    const { items, comments } = prescription;
    return freezePrescription(trx, { prescription, items, comments, now });
  });
}
