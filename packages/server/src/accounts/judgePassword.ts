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

/** Per network, so that a flood from one network does not delay the others. */
const MOST_JUDGED_AT_ONCE = 8;
const MOST_WAITING = 200;
const inTurn = createTurns(MOST_JUDGED_AT_ONCE, MOST_WAITING);

/** A password for an e-mail address, from a network. */
export interface SignInAttempt extends SignInPlace {
  readonly password: string;
}

/**
 * Returns the account that the e-mail address and password belong to. Counts the attempt first, and gives it back
 * unless the password was wrong. Refuses an unknown address and a wrong password alike, with 'sign-in-failed' in the
 * same words and time, and too many attempts with 'too-many-requests' (`takeSignInAttempt`).
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
