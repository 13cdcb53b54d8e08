import { tooManyAttempts } from '@formulary/rules/problems/tooManyAttempts';
import type { DeskRefusalCode } from '@formulary/rules/problems/deskMessages';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { createKeyedLimiter } from '../platform/limits/createKeyedLimiter.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  type CountedAttempts,
  type SignInOrigin,
  countAttempts,
  clearFailures,
  releaseAttempt,
  insertAttempt,
  lockNetwork,
  recordFailure,
} from './signInAttempts.queries.ts';

/** Per network, so that a flood from one network does not delay the others. */
const MOST_CHECKED_AT_ONCE = 8;
const MOST_WAITING = 200;
const inTurn = createKeyedLimiter(MOST_CHECKED_AT_ONCE, MOST_WAITING);

/** A sign-in to count: where from, how to check it, and how to refuse a wrong one. */
interface CountedSignIn<Account> extends SignInOrigin {
  /** Returns undefined for a wrong password or code. Other refusals count neither as failure nor as success. */
  readonly check: () => Promise<Account | undefined>;
  readonly refusal: RefusalCode | DeskRefusalCode;
}

/**
 * Counts an attempt to sign in, checks it and returns the account. Gives the attempt back unless it was wrong; a right
 * one clears the failures of this account from this network. Refuses a wrong one with `refusal`, and too many attempts
 * with 'too-many-requests' (`takeSignInAttempt`).
 */
export function countSignIn<Account>(
  db: Db,
  { check, refusal, ...origin }: CountedSignIn<Account>,
  now: Date,
): Promise<Account> {
  return inTurn(origin.network, async () => {
    const attemptId = await takeSignInAttempt(db, origin, now);
    let isWrong = false;
    try {
      const account = await check();
      isWrong = account === undefined;
      if (account === undefined) throw new Refused(refusal);
      await clearFailures(db, origin);
      return account;
    } finally {
      if (isWrong) await recordFailure(db, attemptId);
      else await releaseAttempt(db, attemptId);
    }
  });
}

const FAILURES_COUNT_MS = 15 * 60_000;
const most: CountedAttempts = {
  ofAccount: 10,
  /** A clinic's users share one network; their typing mistakes must not block the clinic. */
  ofNetwork: 100,
  /** No clinic mistypes the passwords of 40 colleagues; an attacker tries a stolen list on many accounts. */
  accounts: 40,
};
/** Pending attempts are decided within this time. */
const CHECKED_SOON_SECONDS = 1;

/**
 * Takes one of a network's attempts before its password is checked, counted over all server processes. Returns the
 * attempt id, to mark or give back afterwards (docs/decisions/2026-11-21-attempt-limits.md). Refuses with
 * 'too-many-requests' after 10 failures of the account, or after 100 failures or 40 accounts of the network, in 15
 * minutes.
 */
function takeSignInAttempt(db: Db, origin: SignInOrigin, now: Date): Promise<number> {
  const since = new Date(+now - FAILURES_COUNT_MS);
  return withTransaction(db, async (trx) => {
    await lockNetwork(trx, origin.network);
    if (isUsedUp(await countAttempts(trx, origin, { since, isWithPending: true }))) {
      const failed = await countAttempts(trx, origin, { since, isWithPending: false });
      const retryAfterSeconds = isUsedUp(failed) ? FAILURES_COUNT_MS / 1000 : CHECKED_SOON_SECONDS;
      throw new Refused(tooManyAttempts(retryAfterSeconds), { retryAfterSeconds });
    }
    return insertAttempt(trx, origin, { now, since });
  });
}

function isUsedUp({ ofAccount, ofNetwork, accounts }: CountedAttempts): boolean {
  return ofAccount >= most.ofAccount || ofNetwork >= most.ofNetwork || accounts >= most.accounts;
}
