import { isWithinHours } from '@formulary/rules/dates/isWithinHours';
import { signBy } from '@formulary/rules/prescriptions/signBy';
import type { Task } from '../../platform/jobs/Task.ts';
import { lapseOrder } from './lapseOrder.ts';
import { remindPrescriber } from './remindPrescriber.ts';
import { lapsingOrders, waitedForPrescribers } from './waiting.queries.ts';
import type { WaitingContext } from './WaitingContext.ts';

const FIRST_REMINDER_MS = 86_400_000;

/**
 * What time does to prescriptions that wait for their signature: they lapse, and before that their prescribers are reminded,
 * in their hours. Each order and each prescriber in a transaction of its own, so that twice is as good as once.
 */
export function waitingTasks(context: WaitingContext): readonly Task[] {
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
