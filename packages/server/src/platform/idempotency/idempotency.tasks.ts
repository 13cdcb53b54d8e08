import { type RemovalContext, removalTask } from '../jobs/removalTask.ts';
import type { Task } from '../jobs/Task.ts';
import { deleteIdempotencyKeys } from './idempotency.queries.ts';

const KEPT_FOR_MS = 86_400_000;

/** Background tasks of idempotency: deletes old keys. */
export function idempotencyTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-idempotency-keys',
      (trx, now, most) => deleteIdempotencyKeys(trx, new Date(+now - KEPT_FOR_MS), most),
      context,
    ),
  ];
}
