import { type RemovalContext, removalTask } from '../jobs/removalTask.ts';
import type { Task } from '../jobs/Task.ts';
import { deleteSentMail } from './deleteSentMail.queries.ts';

/** How long a sent mail is kept (docs/decisions/2026-11-22-removal-of-old-data.md). */
export const SENT_MAIL_RETENTION_MS = 30 * 86_400_000;

/** Background tasks of mail besides sending: deletes old sent mail. */
export function mailTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-sent-mail',
      (trx, now, most) => deleteSentMail(trx, new Date(+now - SENT_MAIL_RETENTION_MS), most),
      context,
    ),
  ];
}
