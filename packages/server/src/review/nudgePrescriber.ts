import { readPartner } from '../partners/partnerPeople.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readPrescription } from '../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import { lockPrescription } from './lockPrescription.ts';
import { signatureReminderMail } from './mails/signatureReminderMail.ts';
import type { ReviewContext } from './ReviewContext.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A practitioner, and what they want somebody reminded of. */
interface Nudge {
  readonly userId: number;
  readonly id: number;
}

/**
 * Reminds the prescriber of a prescription by mail, for whoever ordered it, once a day. Refuses with 'prescription-missing'
 * whoever did not order it, 'signature-not-awaited' unless it waits for somebody else's signature, and
 * 'prescription-nudged' a second time within a day.
 */
export async function nudgePrescriber(context: ReviewContext, nudge: Nudge): Promise<void> {
  const { db, now, shopUrl } = context;
  const { userId, id } = nudge;
  await checkAwaited(context, nudge);
  const once = { kind: 'nudge prescriber', key: String(id), most: 1, perMs: DAY_MS };
  await takeAttempt(db, { ...once, refusal: 'prescription-nudged' }, now());
  await withTransaction(db, async (trx) => {
    const { row, order } = await lockPrescription(trx, userId, id);
    const { email: recipient, firstName } = await readPartner(trx, row.prescriberId);
    const practitioner = `${row.practitioner.firstName} ${row.practitioner.lastName}`;
    const words = { recipient, firstName, practitioner, order, id, shopUrl };
    await queueMail(trx, signatureReminderMail(words));
  });
}

/** Before an attempt is taken: what may not be asked for takes none. */
async function checkAwaited(
  { db, daysToSign }: ReviewContext,
  { userId, id }: Nudge,
): Promise<void> {
  const row = await readPrescription(db, userId, id);
  if (row?.practitioner.id !== userId) {
    throw new Refused('prescription-missing', { sought: { kind: 'prescription', id } });
  }
  const isAwaited = prescriptionOf(row, daysToSign).waitsFor === 'signature';
  if (!isAwaited || row.prescriberId === userId) throw new Refused('signature-not-awaited');
}
