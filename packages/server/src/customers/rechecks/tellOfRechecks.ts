import { lastRecheckToldOf } from '@formulary/rules/customers/recheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import type { Shop } from '../../start/Shop.ts';
import '../customerEvents.ts';
import { recheckAheadMail } from './recheckAheadMail.ts';
import { markRecheckTold, rechecksToTell } from './rechecks.queries.ts';

/** Customers that are read at a time. */
const AT_ONCE = 200;

/**
 * Tells each customer once, by mail, of a register check within the next 30 days, and returns how many were told. Each has
 * a transaction of their own, so that a repeat or a second server tells nobody twice.
 */
export async function tellOfRechecks({
  db,
  now: clock,
}: Pick<Shop, 'db' | 'now'>): Promise<number> {
  const now = clock();
  const after = londonDay(now);
  const days = { after, by: lastRecheckToldOf(after) };
  let told = 0;
  for (;;) {
    const ids = await rechecksToTell(db, { ...days, most: AT_ONCE });
    for (const userId of ids) {
      const isTold = await withTransaction(db, async (trx) => {
        const customer = await markRecheckTold(trx, userId, days);
        if (!customer) return false;
        const { email: recipient, firstName, recheckOn } = customer;
        const eventId = await recordEvent(trx, {
          at: now,
          actorId: undefined,
          action: 'recheck-told',
          subject: `user ${userId}`,
          detail: { recheckOn },
        });
        await queueMail(trx, recheckAheadMail({ recipient, firstName, recheckOn }), eventId);
        return true;
      });
      if (isTold) told += 1;
    }
    if (ids.length < AT_ONCE) return told;
  }
}
