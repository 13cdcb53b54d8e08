import { isWithinHours } from '@formulary/rules/dates/timeOfDay';
import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import type { Task } from '../../platform/jobs/Task.ts';
import { lapseOrder } from './lapseOrder.ts';
import { remindPrescriber } from './remindPrescriber.ts';
import { lapsingOrders, waitedForPrescribers } from './waiting.queries.ts';
import type { Shop } from '../../start/Shop.ts';

const FIRST_REMINDER_MS = 86_400_000;

/**
 * Returns the tasks that lapse unsigned prescriptions and remind their prescribers in the reminder hours. Each order
 * and each prescriber has its own transaction, so a repeat changes nothing.
 */
export function waitingTasks(
  context: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'reminderHours' | 'ledger'>,
): readonly Task[] {
  const { db, now, daysToSign, reminderHours } = context;
  return [
    {
      name: 'lapse-prescriptions',
      cron: '* * * * *',
      run: async (_payload, { log }) => {
        let lapsed = 0;
        for (const orderId of await lapsingOrders(db, signBy(now(), -daysToSign))) {
          lapsed += await lapseOrder(context, orderId);
        }
        if (lapsed > 0) log.info({ task: 'lapse-prescriptions', lapsed }, 'prescriptions lapsed');
      },
    },
    {
      name: 'remind-prescribers',
      cron: '*/2 * * * *',
      run: async (_payload, { log }) => {
        if (!isWithinHours(reminderHours, now())) return;
        const createdBy = new Date(+now() - FIRST_REMINDER_MS);
        let reminded = 0;
        for (const prescriberId of await waitedForPrescribers(db, createdBy)) {
          if (await remindPrescriber(context, prescriberId, createdBy)) reminded += 1;
        }
        if (reminded > 0)
          log.info({ task: 'remind-prescribers', reminded }, 'prescribers reminded');
      },
    },
  ];
}
