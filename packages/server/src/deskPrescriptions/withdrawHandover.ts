import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { answerOpenHandover } from './handovers.queries.ts';
import { lockDeskPrescription, type PrescriptionChange } from './lockDeskPrescription.ts';

/** Withdraws the proposal of a prescription that nobody has answered. Refuses as `lockDeskPrescription` does. */
export function withdrawHandover(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { id, by, staff, seen }: PrescriptionChange,
): Promise<void> {
  const at = now();
  return withTransaction(db, async (trx) => {
    await lockDeskPrescription(trx, 'withdraw', { id, seen, now: at });
    await answerOpenHandover(trx, id, { answer: 'withdrawn', at });
    const subject = prescriptionSubject(id);
    const action = 'prescription-handover-withdrawn';
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail: { by }, staff });
  });
}
