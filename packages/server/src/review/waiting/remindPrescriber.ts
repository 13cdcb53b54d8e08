import { remindersDue, signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { readPartner } from '../../partners/partnerPeople.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { signaturesDueMail } from '../mails/signaturesDueMail.ts';
import { lockWaiting, writeReminded } from './waiting.queries.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Reminds a prescriber, in one mail, of every prescription whose reminder is due by time or was requested. Returns
 * whether it did.
 * @param createdBy younger prescriptions are due only on request.
 */
export function remindPrescriber(
  { db, now, daysToSign, shopUrl }: Pick<Shop, 'db' | 'now' | 'daysToSign' | 'shopUrl'>,
  prescriberId: number,
  createdBy: Date,
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const at = now();
    const waiting = (await lockWaiting(trx, prescriberId, createdBy)).map((each) => {
      const until = signBy(each.createdAt, daysToSign);
      const due = remindersDue({ createdAt: each.createdAt, signBy: until }, at);
      return { ...each, signBy: until, due };
    });
    const reminded = waiting.filter((each) => each.isNudged || each.due > each.reminders);
    if (reminded.length === 0) return false;
    for (const { id, due, reminders } of reminded) {
      await writeReminded(trx, { id, reminders: Math.max(due, reminders) }, at);
    }
    const prescriber = await readPartner(trx, prescriberId);
    await queueMail(trx, signaturesDueMail({ prescriber, prescriptions: reminded, shopUrl }));
    return true;
  });
}
