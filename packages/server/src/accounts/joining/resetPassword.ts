import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { resetPasswordRules } from '@formulary/rules/accounts/passwordRules';
import { peekToken, consumeToken } from '../tokens/accountTokens.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { passwordChangedMail } from '../mails/securityMails.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { lockAccount } from '../users.queries.ts';
import { hashPassword } from '../passwords.ts';
import { clearFailures } from '../signInAttempts.queries.ts';
import { readOwner, writePassword } from './joining.queries.ts';

/** A new password, the token that allows it, and the client's network. */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly network: string;
}

/**
 * Sets a new password once with the token of an e-mail (spec 7.7). Ends every session of the account and notifies its
 * owner (reading R6). Refuses an invalid password by field (spec 5.10), and every unusable token with 'token-dead' in
 * the same words.
 */
export async function resetPassword(db: Db, reset: PasswordReset, now: Date): Promise<void> {
  const errors = checkForm(resetPasswordRules, reset as PasswordReset & Record<string, string>);
  if (Object.keys(errors).length > 0) {
    throw new Refused('invalid-request', { errors });
  }
  const token = { token: reset.token, purpose: 'reset-password', now } as const;
  // Hashing takes a core: do not spend one on a dead token.
  if ((await peekToken(db, token)) === undefined) throw new Refused('token-dead');
  const passwordHash = await hashPassword(reset.password);
  await withTransaction(db, async (trx) => {
    const userId = await consumeToken(trx, token);
    if (userId === undefined) throw new Refused('token-dead');
    const state = await lockAccount(trx, userId);
    if (state !== 'active' && state !== 'verified') throw new Refused('token-dead');
    const { email, firstName } = await readOwner(trx, userId);
    await writePassword(trx, userId, passwordHash);
    await deleteSessionsOf(trx, userId);
    await clearFailures(trx, { email, network: reset.network });
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
