import { type RemovalContext, removalTask } from '../../platform/jobs/removalTask.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { cancelForgotten, deleteOldLines } from './oldImports.queries.ts';

const KEPT_FOR_MS = 30 * 86_400_000;

/** Background tasks of imports: gives up what nobody applied for 30 days, and removes rows that changed nothing. */
export function importTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-import-rows',
      async (trx, now, most) => {
        const before = new Date(+now - KEPT_FOR_MS);
        await cancelForgotten(trx, { before, now });
        return deleteOldLines(trx, before, most);
      },
      context,
    ),
  ];
}
