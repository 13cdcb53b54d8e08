import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { retentionMs } from '../retentionMs.ts';
import { deleteAccounts, lockUnconfirmed } from './unconfirmed.queries.ts';

/**
 * Removes expired unconfirmed registrations with their documents and mail, and records each removal; their addresses
 * become free. Returns how many.
 */
export async function removeUnconfirmed(trx: Trx, now: Date, most: number): Promise<number> {
  const ids = await lockUnconfirmed(trx, {
    before: new Date(+now - retentionMs.unconfirmed),
    anywayBefore: new Date(+now - retentionMs.unconfirmedAtMost),
    now,
    most,
  });
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
