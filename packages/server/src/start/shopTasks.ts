import { accountTasks } from '../accounts/accounts.tasks.ts';
import { dataRightsTasks } from '../customers/dataRights/dataRights.tasks.ts';
import { recheckTasks } from '../customers/rechecks/rechecks.tasks.ts';
import { correspondenceTasks } from '../correspondence/correspondence.tasks.ts';
import { importTasks } from '../catalogue/imports/imports.tasks.ts';
import { pictureTasks } from '../catalogue/pictures/pictures.tasks.ts';
import { idempotencyTasks } from '../platform/idempotency/idempotency.tasks.ts';
import { invoiceTasks } from '../invoices/invoices.tasks.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { paymentTasks } from '../payments/payments.tasks.ts';
import { sealingTasks } from '../signing/sealing.tasks.ts';
import { eventTasks } from '../prescriptions/events/events.tasks.ts';
import { confirmationTask } from '../signing/confirmationTask.ts';
import { waitingTasks } from '../review/waiting/waiting.tasks.ts';
import { staffAccountTasks } from '../staffAccounts/staffAccounts.tasks.ts';
import { reportTasks } from '../reports/reports.tasks.ts';
import { stockTasks } from '../stock/stock.tasks.ts';
import { stockRequestTasks } from '../stockRequests/stockRequests.tasks.ts';
import { mailTasks } from '../platform/mail/mail.tasks.ts';
import type { ShopOfTasks } from './Shop.ts';

/** Returns the shop's background tasks. */
export function shopTasks(shop: ShopOfTasks): readonly Task[] {
  return [
    ...accountTasks(shop),
    ...staffAccountTasks(shop),
    ...mailTasks(shop),
    ...correspondenceTasks(shop),
    ...idempotencyTasks(shop),
    ...importTasks(shop),
    ...pictureTasks(shop),
    ...eventTasks(shop),
    ...sealingTasks(shop),
    confirmationTask(shop),
    ...waitingTasks(shop),
    ...paymentTasks(shop),
    ...invoiceTasks(shop),
    ...stockTasks(shop),
    ...reportTasks(shop),
    ...stockRequestTasks(shop),
    ...dataRightsTasks(shop),
    ...recheckTasks(shop),
  ];
}
