import type { Db } from '../database/Db.ts';
import type { Trx } from '../database/Trx.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { claimTask } from './claimTask.queries.ts';
import { announceRemoval } from './jobChannels.ts';
import type { Task } from './Task.ts';

/** Database and clock of a removal. */
export interface RemovalContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Rows that one transaction of a removal deletes at most, so that it takes a fraction of a second. */
const MOST_REMOVED_AT_ONCE = 10_000;

/**
 * Creates a task that deletes expired data every hour until none is left, in a transaction for each batch
 * (docs/decisions/2026-11-22-removal-of-old-data.md). One server runs it at a time and logs the number.
 * @param remove removes at most `most` and returns how much it removed.
 */
export function removalTask(
  name: string,
  remove: (trx: Trx, now: Date, most: number) => Promise<number>,
  { db, now }: RemovalContext,
  most = MOST_REMOVED_AT_ONCE,
): Task {
  return {
    name,
    cron: '0 * * * *',
    run: async (_payload, { log }) => {
      const at = now();
      const removeBatch = () =>
        withTransaction(db, async (trx) =>
          (await claimTask(trx, { name })) ? remove(trx, at, most) : 0,
        );
      let removed = 0;
      for (let batch = most; batch >= most; removed += batch) {
        batch = await removeBatch();
        announceRemoval({ task: name, removed: batch });
      }
      if (removed > 0) log.info({ task: name, removed }, 'what was kept long enough is removed');
    },
  };
}
