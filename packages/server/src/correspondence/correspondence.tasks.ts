import { deleteClosedMessages } from '../contact/contactMessages.queries.ts';
import { type RemovalContext, removalTask } from '../platform/jobs/removalTask.ts';
import type { Task } from '../platform/jobs/Task.ts';

const DAY_MS = 86_400_000;
/** How long a message is kept with its answers after it was closed. */
const CLOSED_MESSAGE_RETENTION_MS = 730 * DAY_MS;

/** Returns the background task of messages: it removes closed ones after two years. */
export function correspondenceTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-closed-messages',
      (trx, now, most) =>
        deleteClosedMessages(trx, new Date(+now - CLOSED_MESSAGE_RETENTION_MS), most),
      context,
    ),
  ];
}
