import type { Db } from '../../platform/database/Db.ts';
import type { Ledger } from '../../prescriptions/trust/Trust.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordPrescriptionEvent } from '../../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { readPrescription } from '../../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../../prescriptions/prescriptions.rows.ts';
import { freezePrescription } from '../../review/freezePrescription.ts';
import { prescriberOf } from '../../signing/signing.queries.ts';

/** Verifies a prescription for its prescriber. Returns the id of its document. */
export function markVerified(
  { db, ledger }: { readonly db: Db; readonly ledger: Ledger },
  id: number,
  now: Date,
): Promise<string> {
  return withTransaction(db, async (trx) => {
    const actorId = (await prescriberOf(trx, id)) ?? 0;
    const row = await readPrescription(trx, actorId, id);
    if (!row) throw new Error(`There is no prescription ${id}`);
    const prescription = prescriptionOf(row, 14);
    const { items, comments } = prescription;
    const documentId = await freezePrescription(trx, { prescription, items, comments, now });
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'verified',
      actorId,
      at: now,
      address: '192.0.2.1',
      agent: undefined,
      detail: { documentId },
    });
    return documentId;
  });
}
