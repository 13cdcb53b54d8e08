import { checkPrescriptionAction } from '@formulary/rules/prescriptions/prescriptionAction';
import { checkRejection } from '@formulary/rules/prescriptions/review/rejection';
import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../accounts/users.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hashOf } from '../prescriptions/events/orderedHash.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { lockPrescription } from './lockPrescription.ts';
import { prescriptionRejectedMail } from './mails/prescriptionRejectedMail.ts';
import { lockSigner, writeRejected } from './review.queries.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import type { Shop } from '../start/Shop.ts';

/** A prescriber's reason for not signing. */
export interface Rejection {
  readonly id: number;
  readonly comments: string;
  readonly reason: string;
}

/**
 * Rejects a prescription for good, and mails its practitioner the reason (spec 7.47, reading R23). Refuses with
 * 'prescription-missing', 'prescription-locked' and as `checkRejection` does.
 */
export function rejectPrescription(
  {
    db,
    now,
    shopUrl,
    daysToSign,
    ledger,
  }: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'ledger'>,
  { rejection, userId, address, agent }: Origin & { readonly rejection: Rejection },
): Promise<void> {
  const { id, comments } = rejection;
  const reason = Refused.unless(checkRejection(rejection.reason));
  const at = now();
  return withTransaction(db, async (trx) => {
    const { order, row, practitionerId } = await lockPrescription(trx, userId, id);
    if (!(await lockSigner(trx, userId))) throw new Refused('prescription-missing');
    Refused.unless(checkPrescriptionAction(prescriptionOf(row, daysToSign), 'reject', userId));
    if (order.state === 'Cancelled') throw new Refused('prescription-locked');
    await writeRejected(trx, id, { comments, reason, at });
    if (practitionerId !== userId) {
      const { email, firstName } = await readProfile(trx, practitionerId);
      const prescriber = fullName(row.prescriber);
      const words = { recipient: email, firstName, prescriber, order, id, reason, shopUrl };
      await queueMail(trx, prescriptionRejectedMail(words));
    }
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'rejected',
      actorId: userId,
      at,
      address,
      agent,
      detail: { saidHash: hashOf({ comments, reason }) },
    });
  });
}
