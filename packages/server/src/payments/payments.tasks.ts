import type { Task } from '../platform/jobs/Task.ts';
import { removalTask } from '../platform/jobs/removalTask.ts';
import { deleteForgedCallbacks } from './payments.queries.ts';
import { settleHolds } from './settleHolds.ts';
import type { Shop } from '../start/Shop.ts';

const DAY_MS = 86_400_000;
const FORGED_KEPT_FOR_MS = 30 * DAY_MS;
const FORGOTTEN_AFTER_MS = 60_000;

/** Returns the background tasks of payments: holds and reminders every minute, removal of old messages every hour. */
export function paymentTasks(context: Omit<Shop, 'sessions' | 'catalogue'>): readonly Task[] {
  return [
    {
      name: 'settle-holds',
      cron: '* * * * *',
      run: async (_payload, { log }) => {
        const swept = await settleHolds(context, FORGOTTEN_AFTER_MS);
        const isNews = Object.values(swept).some((count) => count > 0);
        if (isNews) log.info({ task: 'settle-holds', ...swept }, 'orders that waited are settled');
      },
    },
    removalTask(
      'remove-forged-callbacks',
      (trx, now) => deleteForgedCallbacks(trx, new Date(+now - FORGED_KEPT_FOR_MS)),
      context,
    ),
  ];
}
