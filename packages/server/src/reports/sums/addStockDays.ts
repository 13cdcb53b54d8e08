import { addDays, addMonths } from '@formulary/rules/dates/calendar';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { addMovements, lockStockDays, readFirstMovement } from './stockSums.queries.ts';

const HOUR_MS = 3_600_000;

/** Adds the movements of the next days, at most of a month, that ended an hour ago; returns whether there were any. */
function addSomeDays(db: Db, now: Date): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const added = await lockStockDays(trx);
    const from = added === undefined ? await readFirstMovement(trx) : addDays(added, 1);
    // A transaction that wrote a movement before midnight has ended by then.
    const lastOver = addDays(londonDay(new Date(+now - HOUR_MS)), -1);
    if (from === undefined || from > lastOver) return false;
    const endOfMonth = addDays(addMonths(`${from.slice(0, 8)}01`, 1), -1);
    await addMovements(trx, { from, to: endOfMonth < lastOver ? endOfMonth : lastOver });
    return true;
  });
}

/** Adds the movements of every day that is over to the sums of stock, month by month. */
export async function addStockDays(db: Db, now: Date): Promise<void> {
  while (await addSomeDays(db, now));
}
