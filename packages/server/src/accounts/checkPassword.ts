import { tooManyAttempts } from '@formulary/rules/problems/tooManyAttempts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { createKeyedLimiter } from '../platform/limits/createKeyedLimiter.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { verifyPassword } from './passwords.ts';
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
import { type SignInAccount, findAccount } from './users.queries.ts';

/** A password for an e-mail address, from a network. */
export interface SignInAttempt extends SignInOrigin {
  readonly password: string;
}

/** Per network, so that a flood from one network does not delay the others. */
const MOST_CHECKED_AT_ONCE = 8;
const MOST_WAITING = 200;
const inTurn = createKeyedLimiter(MOST_CHECKED_AT_ONCE, MOST_WAITING);

/**
 * Returns the account that the e-mail address and password belong to. Counts the attempt first, and gives it back
 * unless the password was wrong. Refuses an unknown address and a wrong password alike, with 'sign-in-failed' in the
 * same words and time, and too many attempts with 'too-many-requests' (`takeSignInAttempt`).
 */
export function checkPassword(db: Db, attempt: SignInAttempt, now: Date): Promise<SignInAccount> {
  return inTurn(attempt.network, async () => {
    const attemptId = await takeSignInAttempt(db, attempt, now);
    let isWrong = false;
    try {
      const account = await findAccount(db, attempt.email);
      const isRight = await verifyPassword(attempt.password, account?.passwordHash);
      isWrong = !account || !isRight;
      if (!account || !isRight) throw new Refused('sign-in-failed');
      await clearFailures(db, attempt);
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
