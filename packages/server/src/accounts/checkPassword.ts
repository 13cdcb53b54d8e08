import type { Db } from '../platform/database/Db.ts';
import { countSignIn } from './countSignIn.ts';
import { verifyPassword } from './passwords.ts';
import type { SignInOrigin } from './signInAttempts.queries.ts';
import { type SignInAccount, findAccount } from './users.queries.ts';

/** A password for an e-mail address, from a network. */
export interface SignInAttempt extends SignInOrigin {
  readonly password: string;
}

/**
 * Returns the account that the e-mail address and password belong to. Refuses an unknown address and a wrong password
 * alike, with 'sign-in-failed' in the same words and time, and too many attempts with 'too-many-requests'
 * (`countSignIn`).
 */
export function checkPassword(
  db: Db,
  { email, password, network }: SignInAttempt,
  now: Date,
): Promise<SignInAccount> {
  const check = async () => {
    const account = await findAccount(db, email);
    const isRight = await verifyPassword(password, account?.passwordHash);
    return isRight ? account : undefined;
  };
  return countSignIn(db, { email, network, check, refusal: 'sign-in-failed' }, now);
}
