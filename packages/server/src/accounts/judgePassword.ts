import type { Db } from '../platform/database/Db.ts';
import { createTurns } from '../platform/limits/createTurns.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { verifyPassword } from './passwords/verifyPassword.ts';
import {
  forgetFailures,
  giveBackAttempt,
  noteFailure,
  type SignInPlace,
} from './signInAttempts.queries.ts';
import { takeSignInAttempt } from './takeSignInAttempt.ts';
import { findAccount, type SignInAccount } from './users.queries.ts';

/** So many of one network are judged at once, so that one storm leaves the others their turn. */
const MOST_JUDGED_AT_ONCE = 8;
const MOST_WAITING = 200;
const inTurn = createTurns(MOST_JUDGED_AT_ONCE, MOST_WAITING);

/** Somebody who gives a password, and from which network. */
export interface SignInAttempt extends SignInPlace {
  readonly password: string;
}

/**
 * The account whose password this is. The attempt is counted before, and given back unless the password was wrong.
 * Refuses with 'sign-in-failed' in the same words and time for an unknown address as for a wrong password, and with
 * 'too-many-requests' what `takeSignInAttempt` refuses.
 */
export function judgePassword(db: Db, attempt: SignInAttempt, now: Date): Promise<SignInAccount> {
  return inTurn(attempt.network, async () => {
    const attemptId = await takeSignInAttempt(db, attempt, now);
    let isWrong = false;
    try {
      const account = await findAccount(db, attempt.email);
      const isRight = await verifyPassword(attempt.password, account?.passwordHash);
      isWrong = !account || !isRight;
      if (!account || !isRight) throw new Refused('sign-in-failed');
      await forgetFailures(db, attempt);
      return account;
    } finally {
      if (isWrong) await noteFailure(db, attemptId);
      else await giveBackAttempt(db, attemptId);
    }
  });
}
