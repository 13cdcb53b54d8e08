import { type RemovalContext, removalTask } from '../../platform/jobs/removalTask.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { removeOverRecords } from './removeOverRecords.ts';

/** Each has some rows of other tables with it. */
const RECORDS_AT_ONCE = 200;

/** Returns the task that removes what names people once the law asks for it no longer: every day at 02:20 UTC. */
export function dataRightsTasks(context: RemovalContext): readonly Task[] {
  const removal = removalTask('reduce-old-records', removeOverRecords, context, RECORDS_AT_ONCE);
  return [{ ...removal, cron: '20 2 * * *' }];
}
