import { setTimeout as wait } from 'node:timers/promises';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { forgotPasswordRules } from '@formulary/rules/accounts/signInRules';
import { notices } from '@formulary/rules/problems/notices';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import { issueToken } from '../tokens/accountTokens.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { passwordResetMail } from '../mails/joiningMails.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type AccountOwner, lockOwner } from './joining.queries.ts';
import { links } from './links.ts';
import { sendConfirmation } from './confirmEmail.ts';

const HOUR_MS = 3_600_000;
const LIFE_MS = 24 * HOUR_MS;
const MOST_MAILS_PER_HOUR = 3;
/** Longer than the work for a known address takes. */
const ANSWERED_AFTER_MS = 150;

/** Waits for a number of milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/**
 * Sends the link that sets a new password (spec 7.6) to accounts that are active or under review. An unconfirmed
 * account gets its confirmation link again, any other account nothing. Always returns the same sentence after the same
 * time (trust). Refuses an invalid address, and an address requested too often.
 */
export async function forgotPassword(
  db: Db,
  typed: string,
  shopUrl: string,
  now: Date,
  pause: Pause = wait,
): Promise<string> {
  const email = tidyLine(typed);
  const errors = checkForm(forgotPasswordRules, { email });
  if (errors.email !== undefined) {
    throw new Refused('invalid-request', { errors });
  }
  const limit = {
    kind: 'forgot-password',
    key: emailKey(email),
    most: MOST_MAILS_PER_HOUR,
    perMs: HOUR_MS,
  };
  await takeAttempt(db, limit, now);
  const answerable = pause(ANSWERED_AFTER_MS);
  await withTransaction(db, async (trx) => {
    const owner = await lockOwner(trx, email);
    if (owner) await sendLink(trx, owner, shopUrl, now);
  });
  await answerable;
  return notices.passwordResetSent;
}

async function sendLink(trx: Trx, owner: AccountOwner, shopUrl: string, now: Date): Promise<void> {
  const { id, email, firstName, state } = owner;
  if (state === 'registered') {
    await sendConfirmation(trx, owner, { shopUrl, now });
    return;
  }
  if (state !== 'active' && state !== 'verified') return;
  const token = await issueToken(trx, {
    userId: id,
    purpose: 'reset-password',
    lifeMs: LIFE_MS,
    now,
  });
  const link = links.resetPassword(shopUrl, token);
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'password-reset-requested',
    subject: `user ${id}`,
    detail: {},
  });
  await queueMail(trx, passwordResetMail({ recipient: email, firstName, link }), eventId);
}
