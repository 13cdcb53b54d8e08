import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import {
  claimHousekeeping,
  deleteAccounts,
  deleteDeadTokens,
  deleteIdempotencyKeys,
  deleteSentMail,
  deleteSignInFailures,
  lockUnconfirmed,
} from './housekeeping.queries.ts';
import { keptFor } from './keptFor.ts';

/** How many of each were removed. */
export interface Removed {
  readonly registrations: number;
  readonly idempotencyKeys: number;
  readonly tokens: number;
  readonly mails: number;
  readonly signInFailures: number;
}

/**
 * Removes what is older than `keptFor` allows, in one transaction; `undefined` when another server is at it. A
 * registration goes with its documents and its mail, which frees the address, and that it went is recorded.
 */
export function keepHouse(db: Db, now: Date): Promise<Removed | undefined> {
  const before = (what: keyof typeof keptFor): Date => new Date(+now - keptFor[what]);
  return withTransaction(db, async (trx) => {
    if (!(await claimHousekeeping(trx))) return undefined;
    return {
      registrations: await removeUnconfirmed(trx, {
        before: before('unconfirmedRegistration'),
        anywayBefore: before('resentRegistration'),
        now,
      }),
      idempotencyKeys: await deleteIdempotencyKeys(trx, before('idempotencyKey')),
      tokens: await deleteDeadTokens(trx, before('deadToken')),
      mails: await deleteSentMail(trx, before('sentMail')),
      signInFailures: await deleteSignInFailures(trx, before('signInFailure')),
    };
  });
}

async function removeUnconfirmed(
  trx: Trx,
  when: Parameters<typeof lockUnconfirmed>[1],
): Promise<number> {
  const { now } = when;
  const ids = await lockUnconfirmed(trx, when);
  await deleteAccounts(trx, ids);
  for (const id of ids) {
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'registration-removed',
      subject: `user ${id}`,
      detail: {},
    });
  }
  return ids.length;
}
