import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { resetPasswordRules } from '@formulary/rules/accounts/resetPasswordRules';
import { peekToken } from '../tokens/peekToken.ts';
import { spendToken } from '../tokens/spendToken.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { lockAccount } from '../moveUser.queries.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { forgetFailures } from '../signInAttempts.queries.ts';
import { readOwner, writePassword } from './joining.queries.ts';

/** A new password, the token that allows it, and from which network it comes. */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly network: string;
}

/**
 * Sets a new password by the token of an e-mail, once (spec 7.7): every session of the account ends and its owner is told
 * (reading R6). Refuses a password that breaks its rules by field (spec 5.10), and with 'token-dead' every token that cannot be
 * used, in the same words.
 */
export async function resetPassword(db: Db, reset: PasswordReset, now: Date): Promise<void> {
  const errors = checkForm(resetPasswordRules, reset as PasswordReset & Record<string, string>);
  if (Object.keys(errors).length > 0) {
    throw new Refused('invalid-request', { errors });
  }
  const token = { token: reset.token, purpose: 'reset-password', now } as const;
  // A hash takes a core: nobody gets one for a token that is dead anyway.
  if ((await peekToken(db, token)) === undefined) throw new Refused('token-dead');
  const passwordHash = await hashPassword(reset.password);
  await withTransaction(db, async (trx) => {
    const userId = await spendToken(trx, token);
    if (userId === undefined) throw new Refused('token-dead');
    const state = await lockAccount(trx, userId);
    if (state !== 'active' && state !== 'verified') throw new Refused('token-dead');
    const { email, firstName } = await readOwner(trx, userId);
    await writePassword(trx, userId, passwordHash);
    await deleteSessionsOf(trx, userId);
    await forgetFailures(trx, { email, network: reset.network });
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'password-changed',
      subject: `user ${userId}`,
      detail: {},
    });
    await queueMail(trx, passwordChangedMail({ recipient: email, firstName, when: now }), eventId);
  });
}
