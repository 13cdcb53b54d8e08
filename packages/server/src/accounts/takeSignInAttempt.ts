import { tooManyAttempts } from '@formulary/rules/problems/tooManyAttempts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  type CountedAttempts,
  countAttempts,
  insertAttempt,
  lockNetwork,
  type SignInPlace,
} from './signInAttempts.queries.ts';

const FAILURES_COUNT_MS = 15 * 60_000;
const most: CountedAttempts = {
  ofAccount: 10,
  /** A clinic's users share one network; their typing mistakes must not block the clinic. */
  ofNetwork: 100,
  /** No clinic mistypes the passwords of 40 colleagues; an attacker tries a stolen list on many accounts. */
  accounts: 40,
};
/** Pending attempts are decided within this time. */
const JUDGED_SOON_SECONDS = 1;

/**
 * Takes one of a network's attempts before its password is checked, counted over all server processes. Returns the
 * attempt id, to mark or give back afterwards (docs/decisions/2026-11-21-joining.md). Refuses with 'too-many-requests'
 * after 10 failures of the account, or after 100 failures or 40 accounts of the network, in 15 minutes.
 */
export function takeSignInAttempt(db: Db, place: SignInPlace, now: Date): Promise<number> {
  const since = new Date(+now - FAILURES_COUNT_MS);
  return withTransaction(db, async (trx) => {
    await lockNetwork(trx, place.network);
    if (isUsedUp(await countAttempts(trx, place, { since, isWithPending: true }))) {
      const failed = await countAttempts(trx, place, { since, isWithPending: false });
      const retryAfterSeconds = isUsedUp(failed) ? FAILURES_COUNT_MS / 1000 : JUDGED_SOON_SECONDS;
      throw new Refused(tooManyAttempts(retryAfterSeconds), { retryAfterSeconds });
    }
    return insertAttempt(trx, place, { now, since });
  });
}

function isUsedUp({ ofAccount, ofNetwork, accounts }: CountedAttempts): boolean {
  return ofAccount >= most.ofAccount || ofNetwork >= most.ofNetwork || accounts >= most.accounts;
}
