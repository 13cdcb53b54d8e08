import { type AccountState, moveAccount } from '@formulary/rules/accounts/accountState';
import { isRecheckDayAllowed, recheckDay } from '@formulary/rules/customers/recheck';
import { lacksRegisterCheck } from '@formulary/rules/customers/registerCheck';
import type { Day } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { deleteUnused } from '../accounts/tokens/accountTokens.queries.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions.queries.ts';
import { moveUser, readProfile } from '../accounts/users.queries.ts';
import { requestFromInvitations } from '../partners/sendRequest.ts';
import { readRegisterChecks, writeRecheckDay } from './customers.queries.ts';
import { lockCustomer } from './lockCustomer.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { type ReviewDecision, reviewDecisions } from './reviewDecisions.ts';
import { issueToken } from '../accounts/tokens/accountTokens.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import {
  accountActivatedMail,
  accountDeclinedMail,
  accountReopenedMail,
  accountSuspendedMail,
  moreNeededMail,
} from '../accounts/mails/decisionMails.ts';

/** A decision of staff, with its reason and author. */
export interface AccountReview {
  readonly userId: number;
  readonly decision: ReviewDecision;
  readonly reason: string;
  /** Name of the person who decides, for the record. */
  readonly by: string;
  /** Set at the desk, where professionals need a register check that matches, or the word that there is none. */
  readonly staff?: StaffAuthor | undefined;
  /** The version that staff saw at the desk. */
  readonly version?: number | undefined;
  /** Until when an approval holds; a year, unless it is said. */
  readonly until?: Day | undefined;
  readonly isWithoutRegisterCheck?: boolean | undefined;
}

/** Dependencies of a review. */
export interface ReviewContext {
  readonly shopUrl: string;
  readonly now: Date;
}

/**
 * Decides about an account in one transaction: its state, the record of who, when and why, and the mail to its owner
 * (reading R19). Invitations of a newly activated prescriber become requests (spec 7.34). Returns the new state.
 * Refuses with 'customer-missing' and 'customer-erased', with 'record-changed' since the version that staff saw, with
 * 'reason-required' or 'text-too-long' (1,000 characters), and with 'account-move-refused' from any other state. An
 * approval is refused with 'recheck-day-refused' (`isRecheckDayAllowed`), and at the desk with 'register-check-missing'
 * (`lacksRegisterCheck`).
 */
export async function reviewAccount(
  db: Db,
  review: AccountReview,
  context: ReviewContext,
): Promise<AccountState> {
  return withTransaction(db, (trx) => decide(trx, review, context));
}

async function decide(
  trx: Trx,
  review: AccountReview,
  { shopUrl, now }: ReviewContext,
): Promise<AccountState> {
  const { userId, decision, by, staff } = review;
  const { to, action, ...rest } = reviewDecisions[decision];
  const allowed: readonly AccountState[] = rest.from;
  const from = await lockCustomer(trx, review);
  if (!allowed.includes(from)) throw new Refused('account-move-refused');
  if (from !== to) {
    Refused.unless(moveAccount(from, to));
    await moveUser(trx, userId, to);
    // The request for documents is settled: its link must not work again when the account is reopened.
    await deleteUnused(trx, { userId, purpose: 'upload-documents' });
  }
  // A suspended account's sessions get 403 (reading R8) and must not work again after it.
  if (decision === 'reinstate') await deleteSessionsOf(trx, userId);
  const { email, firstName, isProfessional, isPrescriber } = await readProfile(trx, userId);
  const approval =
    decision === 'activate' ? await approve(trx, review, isProfessional, now) : undefined;
  const reason = requireReason(review.reason.trim() || (approval?.reason ?? ''));
  const person = { userId, recipient: email, firstName };
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action,
    subject: `user ${userId}`,
    detail: { by, reason, from, to, ...approval?.detail },
    staff,
  });
  const told = { decision, reason };
  await queueMail(trx, await reviewMail(trx, person, told, { shopUrl, now }), eventId);
  if (to === 'active' && isPrescriber) await requestFromInvitations(trx, userId, { shopUrl, now });
  return to;
}

/**
 * Writes until when an approval holds. Returns what its event records, and the reason if a register check that matches
 * is reason enough.
 */
async function approve(
  trx: Trx,
  { userId, staff, until, isWithoutRegisterCheck = false }: AccountReview,
  isProfessional: boolean,
  now: Date,
): Promise<{
  readonly reason: string | undefined;
  readonly detail: Readonly<Record<string, string | boolean>>;
}> {
  const today = londonDay(now);
  const [newest] = await readRegisterChecks(trx, userId);
  const isUnchecked = lacksRegisterCheck({ isProfessional }, newest, today);
  if (staff && isUnchecked && !isWithoutRegisterCheck) throw new Refused('register-check-missing');
  const isMatched = isProfessional && !isUnchecked && newest !== undefined;
  const day = until ?? (isMatched ? newest.nextOn : recheckDay(today));
  if (!isRecheckDayAllowed(day, today)) throw new Refused('recheck-day-refused');
  await writeRecheckDay(trx, userId, day);
  return {
    reason: isMatched ? `${newest.number} matches the ${newest.register} register` : undefined,
    detail: { until: day, ...(isUnchecked ? { isWithoutRegisterCheck: true } : {}) },
  };
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
