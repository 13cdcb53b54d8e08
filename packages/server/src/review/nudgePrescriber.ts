import { wasNudgedRecently } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { lockPrescription } from './lockPrescription.ts';
import { writeNudged } from './review.queries.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Requests a mail that reminds the prescriber, for the user who ordered, once a day; it is sent in the reminder hours.
 * Refuses with 'prescription-missing' unless the caller ordered it, 'signature-not-awaited' unless another person is to
 * sign it, and 'prescription-nudged' a second time within a day.
 */
export function nudgePrescriber(
  { db, now, daysToSign }: Pick<Shop, 'db' | 'now' | 'daysToSign'>,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const { row, practitionerId } = await lockPrescription(trx, userId, id);
    if (practitionerId !== userId) {
      throw new Refused('prescription-missing', { requestedRecord: { kind: 'prescription', id } });
    }
    const { waitsFor, nudgedAt } = prescriptionOf(row, daysToSign);
    const isAwaited = waitsFor === 'signature' && row.prescriberId !== userId;
    if (!isAwaited) throw new Refused('signature-not-awaited');
    const at = now();
    if (wasNudgedRecently(nudgedAt, at)) throw new Refused('prescription-nudged');
    await writeNudged(trx, id, at);
  });
}
