import { type RemovalContext, removalTask } from '../../platform/jobs/removalTask.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { forgetOldWork } from './importWork.queries.ts';
import { cancelForgotten, deleteOldLines } from './oldImports.queries.ts';

const DAY_MS = 86_400_000;
const KEPT_FOR_MS = 30 * DAY_MS;

/** Background tasks of imports: gives up what nobody applied for 30 days, and removes rows that changed nothing. */
export function importTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-import-rows',
      async (trx, now, most) => {
        const before = new Date(+now - KEPT_FOR_MS);
        await cancelForgotten(trx, { before, now });
        await forgetOldWork(trx, new Date(+now - DAY_MS));
        return deleteOldLines(trx, before, most);
      },
      context,
    ),
  ];
}
