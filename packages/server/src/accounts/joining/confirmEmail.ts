import { moveAccount } from '@formulary/rules/accounts/accountState';
import { notices } from '@formulary/rules/problems/notices';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { confirmNewEmail } from '../emailChange/confirmNewEmail.ts';
import { confirmEmailMail } from '../mails/joiningMails.ts';
import { issueToken, consumeToken, readUserOfUsedToken } from '../tokens/accountTokens.ts';
import { lockAccount, moveUser } from '../users.queries.ts';
import { type AccountOwner, markConfirmed } from './joining.queries.ts';
import { links } from './links.ts';

/**
 * Confirms an address with the code of its e-mail and sends the application to staff (spec 7.5, 4.2), or gives an account
 * the new address that staff entered. Returns the sentence to show; a second call is harmless (reading R7). Refuses with 'token-dead'.
 */
export function confirmEmail(db: Db, code: string, now: Date): Promise<string> {
  return withTransaction(db, async (trx) => {
    const token = { token: code, purpose: 'confirm-email', now } as const;
    const userId = await consumeToken(trx, token);
    if (userId === undefined) {
      const changed = await confirmNewEmail(trx, code, now);
      if (changed !== undefined) return changed;
      if ((await readUserOfUsedToken(trx, token)) === undefined) throw new Refused('token-dead');
      return notices.emailAlreadyVerified;
    }
    const state = await lockAccount(trx, userId);
    // Staff may have decided already; their decision stays.
    if (state !== 'registered') return notices.emailAlreadyVerified;
    await moveUser(trx, userId, Refused.unless(moveAccount(state, 'verified')));
    await markConfirmed(trx, userId, now);
    await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'email-confirmed',
      subject: `user ${userId}`,
      detail: {},
    });
    return notices.emailVerified;
  });
}

/** Long enough for a clinic that closes over a holiday. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** Context for sending the confirmation link. */
interface ConfirmationContext {
  readonly shopUrl: string;
  readonly now: Date;
  /** The recorded event behind the mail; absent when the link is sent again. */
  readonly eventId?: number;
}

/** Sends the link that confirms an address (spec 2.7). Invalidates older links. */
export async function sendConfirmation(
  trx: Trx,
  { id, email, firstName }: Omit<AccountOwner, 'state'>,
  { shopUrl, now, eventId }: ConfirmationContext,
): Promise<void> {
  const token = await issueToken(trx, {
    userId: id,
    purpose: 'confirm-email',
    lifeMs: LIFE_MS,
    now,
  });
  const link = links.confirmEmail(shopUrl, token);
  await queueMail(trx, confirmEmailMail({ recipient: email, firstName, link }), eventId);
}
