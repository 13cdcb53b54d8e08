import { type AccountState, moveAccount } from '@formulary/rules/accounts/accountState';
import { deleteUnused } from '../../accounts/tokens/accountTokens.queries.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.queries.ts';
import { lockAccount, moveUser, readProfile } from '../../accounts/users.queries.ts';
import { requestFromInvitations } from '../../partners/sendRequest.ts';
import { type ReviewDecision, reviewDecisions } from './reviewDecisions.ts';
import { issueToken } from '../../accounts/tokens/accountTokens.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import {
  accountActivatedMail,
  accountDeclinedMail,
  accountReopenedMail,
  accountSuspendedMail,
  moreNeededMail,
} from '../../accounts/mails/decisionMails.ts';

const LONGEST_REASON = 1000;

/** A decision of staff, with its reason and author. */
export interface AccountReview {
  readonly userId: number;
  readonly decision: ReviewDecision;
  readonly reason: string;
  /** Name of the person who decides, for the record. */
  readonly by: string;
}

/** Dependencies of a review. */
export interface ReviewContext {
  readonly shopUrl: string;
  readonly now: Date;
}

/**
 * Decides about an account in one transaction: its state, the record of who, when and why, and the mail to its owner
 * (reading R19). Invitations of a newly activated prescriber become requests (spec 7.34). Returns the new state.
 * Refuses with 'not-found', with 'reason-required' or 'text-too-long' (1,000 characters), and with
 * 'account-move-refused' from any other state.
 */
export async function reviewAccount(
  db: Db,
  review: AccountReview,
  context: ReviewContext,
): Promise<AccountState> {
  const reason = review.reason.trim();
  if (reason === '') throw new Refused('reason-required');
  if (reason.length > LONGEST_REASON) throw new Refused('text-too-long');
  return withTransaction(db, (trx) => decide(trx, { ...review, reason }, context));
}

async function decide(
  trx: Trx,
  review: AccountReview,
  { shopUrl, now }: ReviewContext,
): Promise<AccountState> {
  const { userId, decision, reason, by } = review;
  const { to, action, ...rest } = reviewDecisions[decision];
  const allowed: readonly AccountState[] = rest.from;
  const from = await lockAccount(trx, userId);
  if (from === undefined) throw new Refused('not-found');
  if (!allowed.includes(from)) throw new Refused('account-move-refused');
  if (from !== to) {
    Refused.unless(moveAccount(from, to));
    await moveUser(trx, userId, to);
    // The request for documents is settled: its link must not work again when the account is reopened.
    await deleteUnused(trx, { userId, purpose: 'upload-documents' });
  }
  // A suspended account's sessions get 403 (reading R8) and must not work again after it.
  if (decision === 'reinstate') await deleteSessionsOf(trx, userId);
  const { email, firstName, isPrescriber } = await readProfile(trx, userId);
  const person = { userId, recipient: email, firstName };
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action,
    subject: `user ${userId}`,
    detail: { by, reason, from, to },
  });
  await queueMail(trx, await reviewMail(trx, person, review, { shopUrl, now }), eventId);
  if (to === 'active' && isPrescriber) await requestFromInvitations(trx, userId, { shopUrl, now });
  return to;
}

/** Leaves time to obtain the documents first. */
const DOCUMENTS_LINK_LIFE_MS = 14 * 24 * 3_600_000;

/** Returns the mail with staff's decision about an account; a request for documents has an upload link. */
async function reviewMail(
  trx: Trx,
  person: { readonly userId: number; readonly recipient: string; readonly firstName: string },
  { decision, reason }: Pick<AccountReview, 'decision' | 'reason'>,
  { shopUrl, now }: ReviewContext,
): Promise<Mail> {
  const { userId, recipient, firstName } = person;
  switch (decision) {
    case 'activate':
    case 'reinstate':
      return accountActivatedMail({ recipient, firstName, link: `${shopUrl}/signin` });
    case 'ask': {
      const input = {
        userId,
        purpose: 'upload-documents',
        lifeMs: DOCUMENTS_LINK_LIFE_MS,
        now,
      } as const;
      const link = `${shopUrl}/users/documents/${await issueToken(trx, input)}`;
      return moreNeededMail({ recipient, firstName, reason, link });
    }
    case 'decline':
      return accountDeclinedMail({ recipient, firstName, reason });
    case 'suspend':
      return accountSuspendedMail({ recipient, firstName, reason });
    case 'reopen':
      return accountReopenedMail({ recipient, firstName });
    default:
      return decision satisfies never;
  }
}
