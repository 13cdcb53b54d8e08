import { expireOrder } from './expireOrder.ts';
import { overdueOrders, ordersToRemind } from './holds.queries.ts';
import { judgeCallback } from './judgeCallback.ts';
import { deleteForgedCallbacks, unjudgedCallbacks } from './payments.queries.ts';
import { remindOfTransfer } from './remindOfTransfer.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { removalTask } from '../platform/jobs/removalTask.ts';
import type { Shop, ShopOfTasks } from '../start/Shop.ts';

/** Counts of what a sweep did. */
interface SweptHolds {
  readonly judged: number;
  readonly cancelled: number;
  readonly reminded: number;
}

/**
 * Sweeps orders that await payment: judges messages of the card provider that a killed server left, cancels overdue
 * orders, and reminds of transfers. Each runs in its own transaction, so a repeat or a second server changes nothing.
 * @param waitMs age from which an unjudged message counts as left behind; newer ones are still being judged.
 */
export async function settleHolds(
  context: Pick<Shop, 'db' | 'card' | 'holds' | 'now' | 'shopUrl'>,
  waitMs: number,
): Promise<SweptHolds> {
  const { db, holds } = context;
  const now = context.now();
  let [judged, cancelled, reminded] = [0, 0, 0];
  for (const id of await unjudgedCallbacks(db, new Date(+now - waitMs))) {
    if (await judgeCallback(context, id)) judged += 1;
  }
  for (const id of await overdueOrders(db, now)) {
    if (await expireOrder(context, id)) cancelled += 1;
  }
  const endingBy = new Date(+now + holds.transferMs - holds.reminderMs);
  for (const id of await ordersToRemind(db, { endingBy, now })) {
    if (await remindOfTransfer(context, id)) reminded += 1;
  }
  return { judged, cancelled, reminded };
}

const DAY_MS = 86_400_000;
const FORGED_KEPT_FOR_MS = 30 * DAY_MS;
const FORGOTTEN_AFTER_MS = 60_000;

/** Returns the background tasks of payments: holds and reminders every minute, removal of old messages every hour. */
export function paymentTasks(context: ShopOfTasks): readonly Task[] {
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
      (trx, now, most) => deleteForgedCallbacks(trx, new Date(+now - FORGED_KEPT_FOR_MS), most),
      context,
    ),
  ];
}
