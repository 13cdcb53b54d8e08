import { type AccountTasksContext, accountTasks } from './accounts/accounts.tasks.ts';
import { idempotencyTasks } from './platform/idempotency/idempotency.tasks.ts';
import type { Task } from './platform/jobs/Task.ts';
import { mailTasks } from './platform/mail/mail.tasks.ts';

/** What the rooms of the shop do in the background. */
export function shopTasks(context: AccountTasksContext): readonly Task[] {
  return [...accountTasks(context), ...mailTasks(context), ...idempotencyTasks(context)];
}
