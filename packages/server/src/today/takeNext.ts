import type { WaitingItem } from '@formulary/rules/calls/desk/todayCalls';
import type { TodayQueueName } from '@formulary/rules/today/todayQueues';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { endLeaseOf, findFree, leaseItem } from './today.queries.ts';

/** Who takes from which queues, and the items that they leave. */
interface Taking {
  readonly staffId: number;
  /** The most urgent first. */
  readonly queues: readonly TodayQueueName[];
  readonly except: readonly { readonly queue: TodayQueueName; readonly id: number }[];
  readonly now: Date;
}

/**
 * Takes the most urgent item that nobody works on, for ten minutes, and gives back the one that the person had. Returns
 * undefined if nothing is free.
 */
export async function takeNext(
  db: Db,
  { staffId, queues, except, now }: Taking,
): Promise<WaitingItem | undefined> {
  return withTransaction(db, async (trx) => {
    await endLeaseOf(trx, staffId);
    for (const queue of queues) {
      const left = except.flatMap((each) => (each.queue === queue ? each.id : []));
      const find = () => findFree(trx, queue, { except: left, now });
      // Somebody else may take an item between finding and leasing it; the next search does not find it any more.
      for (let item = await find(); item; item = await find()) {
        if (await leaseItem(trx, item, { staffId, now })) return item;
      }
    }
    return undefined;
  });
}
