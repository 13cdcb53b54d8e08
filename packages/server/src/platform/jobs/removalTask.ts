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

/**
 * Creates a task that deletes expired data every hour in one transaction
 * (docs/decisions/2026-11-22-removal-of-old-data.md). One server runs it at a time and logs the number.
 * @param remove returns how much it removed.
 */
export function removalTask(
  name: string,
  remove: (trx: Trx, now: Date) => Promise<number>,
  { db, now }: RemovalContext,
): Task {
  return {
    name,
    cron: '0 * * * *',
    run: async (_payload, { log }) => {
      const removed = await withTransaction(db, async (trx) =>
        (await claimTask(trx, { name })) ? remove(trx, now()) : 0,
      );
      announceRemoval({ task: name, removed });
      if (removed > 0) log.info({ task: name, removed }, 'what was kept long enough is removed');
    },
  };
}
