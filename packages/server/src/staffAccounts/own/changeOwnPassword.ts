import { ownPasswordRules } from '@formulary/rules/accounts/staffMember';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { hashPassword, verifyPassword } from '../../accounts/passwords.ts';
import { countSignIn } from '../../accounts/countSignIn.ts';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { DeskSession } from '../../platform/desk/DeskSession.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { countedAs } from '../sessions/signInToDesk.ts';
import { deleteOtherSessions } from '../sessions/staffSessions.queries.ts';
import { findStaff, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { staffPasswordMail } from '../staffMails.ts';
import { updatePassword } from './newAuthenticators.queries.ts';

/** A new password, by whom, and how they prove that it is theirs to change. */
interface PasswordChange {
  readonly oldPassword?: string | undefined;
  readonly password: string;
  readonly actor: DeskActor;
  readonly session: DeskSession;
  /** Of the session that stays. */
  readonly token: string;
  readonly network: string;
}

/**
 * Changes the password of whoever asks, ends their other sessions and mails them. Refuses a password that breaks its
 * rule with its sentence, a wrong old one with 'old-password-wrong' (counted like a sign-in), no old one without a fresh
 * proof, and demo accounts.
 */
export async function changeOwnPassword(
  { db, now }: Pick<StaffAccounts, 'db' | 'now'>,
  { oldPassword, actor, session, token, network, ...typed }: PasswordChange,
): Promise<void> {
  const { staffId } = actor.staff;
  const account = await findStaff(db, staffId);
  if (!account) throw new Refused('session-expired');
  if (account.isDemo) throw new Refused('demo-account-fixed');
  if (oldPassword === undefined) requireFresh(session, now());
  const { password } = tidyForm(ownPasswordRules, { password: typed.password });
  const errors = checkForm(ownPasswordRules, { password });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  const before = account.passwordHash;
  if (oldPassword !== undefined) {
    const check = async () =>
      (await verifyPassword(oldPassword, before ?? undefined)) ? account : undefined;
    const counted = { email: countedAs(account.email), network, check };
    await countSignIn(db, { ...counted, refusal: 'old-password-wrong' }, now());
  }
  const isSame = await verifyPassword(password, before ?? undefined);
  const hash = await hashPassword(password);
  await withTransaction(db, async (trx) => {
    const at = now();
    const [person] = await lockStaff(trx, [staffId]);
    if (person?.state !== 'active') throw new Refused('session-expired');
    // Another change came first.
    if (person.passwordHash !== before) throw new Refused('old-password-wrong');
    const sessions = await deleteOtherSessions(trx, { staffId, tokenHash: hashToken(token) });
    // Sent again since its answer was lost: it has been recorded and mailed.
    if (isSame && sessions === 0) return;
    await updatePassword(trx, staffId, hash);
    const proof = oldPassword === undefined ? 'fresh proof' : 'old password';
    const detail = { sessions, proof };
    const event = { action: 'staff-password-changed', staffId, actor, at, detail } as const;
    const mail = staffPasswordMail({ person, when: at });
    await queueMail(trx, mail, await recordStaffEvent(trx, event));
  });
}
