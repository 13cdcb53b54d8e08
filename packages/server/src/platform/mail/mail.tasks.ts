import { type RemovalContext, removalTask } from '../jobs/removalTask.ts';
import type { Task } from '../jobs/Task.ts';
import { deleteSentMail } from './deleteSentMail.queries.ts';
import { SENT_MAIL_KEPT_FOR_MS } from './sentMailKeptForMs.ts';

/** Background tasks of mail besides sending: deletes old sent mail. */
export function mailTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-sent-mail',
      (trx, now) => deleteSentMail(trx, new Date(+now - SENT_MAIL_KEPT_FOR_MS)),
      context,
    ),
  ];
}
