import { isNudgedLately } from '@formulary/rules/prescriptions/isNudgedLately';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { lockPrescription } from './lockPrescription.ts';
import { writeNudged } from './review.queries.ts';
import type { ReviewContext } from './ReviewContext.ts';

/**
 * Has the prescriber of a prescription reminded by mail, for whoever ordered it, once a day; the mail goes out in the
 * prescriber's hours. Refuses with 'prescription-missing' whoever did not order it, 'signature-not-awaited' unless it waits
 * for somebody else's signature, and 'prescription-nudged' a second time within a day.
 */
export function nudgePrescriber(
  { db, now, daysToSign }: ReviewContext,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const { row, practitionerId } = await lockPrescription(trx, userId, id);
    if (practitionerId !== userId) {
      throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
    }
    const { waitsFor, nudgedAt } = prescriptionOf(row, daysToSign);
    const isAwaited = waitsFor === 'signature' && row.prescriberId !== userId;
    if (!isAwaited) throw new Refused('signature-not-awaited');
    const at = now();
    if (isNudgedLately(nudgedAt, at)) throw new Refused('prescription-nudged');
    await writeNudged(trx, id, at);
  });
}
