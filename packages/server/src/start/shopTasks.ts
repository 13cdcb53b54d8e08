import { type AccountTasksContext, accountTasks } from '../accounts/accounts.tasks.ts';
import { idempotencyTasks } from '../platform/idempotency/idempotency.tasks.ts';
import { invoiceTasks } from '../invoices/invoices.tasks.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { paymentTasks } from '../payments/payments.tasks.ts';
import type { PaymentsContext } from '../payments/PaymentsContext.ts';
import { type DocumentTasksContext, documentTasks } from '../signing/sealing.tasks.ts';
import { type EventTasksContext, eventTasks } from '../prescriptions/events/events.tasks.ts';
import { confirmationTask } from '../signing/confirmationTask.ts';
import { waitingTasks } from '../review/waiting/waiting.tasks.ts';
import type { WaitingContext } from '../review/waiting/WaitingContext.ts';
import { stockRequestTasks } from '../stockRequests/stockRequests.tasks.ts';
import { mailTasks } from '../platform/mail/mail.tasks.ts';

/** Returns the shop's background tasks. */
export function shopTasks(
  context: AccountTasksContext &
    PaymentsContext &
    EventTasksContext &
    DocumentTasksContext &
    WaitingContext,
): readonly Task[] {
  return [
    ...accountTasks(context),
    ...mailTasks(context),
    ...idempotencyTasks(context),
    ...eventTasks(context),
    ...documentTasks(context),
    confirmationTask(context),
    ...waitingTasks(context),
    ...paymentTasks(context),
    ...invoiceTasks(context),
    ...stockRequestTasks(context),
  ];
}
