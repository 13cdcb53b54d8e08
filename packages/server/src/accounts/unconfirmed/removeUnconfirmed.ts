import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { deleteAccounts, lockUnconfirmed } from './removal.queries.ts';

const DAY_MS = 86_400_000;
/** From registering; longer while a link that confirms the address still works. */
const KEPT_FOR_MS = 7 * DAY_MS;
/** From registering, however often the link was sent again. */
const KEPT_AT_MOST_FOR_MS = 14 * DAY_MS;

/**
 * Removes registrations that nobody confirmed in time, with their documents and their mail, which frees their addresses; that
 * they went is recorded. Answers how many.
 */
export async function removeUnconfirmed(trx: Trx, now: Date): Promise<number> {
  const ids = await lockUnconfirmed(trx, {
    before: new Date(+now - KEPT_FOR_MS),
    anywayBefore: new Date(+now - KEPT_AT_MOST_FOR_MS),
    now,
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
