import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { recoveryCodesReplacedMail } from '../staffMails.ts';
import { giveRecoveryCodes } from './recoveryCodes.ts';

/** Replaces the recovery codes of whoever asks, mails them that it happened, and returns the new codes' only copy. */
export function replaceOwnRecoveryCodes(
  { db, now }: Pick<StaffAccounts, 'db' | 'now'>,
  actor: DeskActor,
): Promise<readonly string[]> {
  const { staffId } = actor.staff;
  return withTransaction(db, async (trx) => {
    const at = now();
    const [person] = await lockStaff(trx, [staffId]);
    if (person?.state !== 'active') throw new Refused('session-expired');
    const codes = await giveRecoveryCodes(trx, staffId);
    const event = { action: 'recovery-codes-replaced', staffId, actor, at } as const;
    const mail = recoveryCodesReplacedMail({ person, when: at });
    await queueMail(trx, mail, await recordStaffEvent(trx, event));
    return codes;
  });
}
