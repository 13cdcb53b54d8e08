import { expireOrder } from './expireOrder.ts';
import { overdueOrders, ordersToRemind } from './holds.queries.ts';
import { judgeCallback } from './judgeCallback.ts';
import { unjudgedCallbacks } from './payments.queries.ts';
import { remindOfTransfer } from './remindOfTransfer.ts';
import type { Shop } from '../start/Shop.ts';

/** Counts of what a sweep did. */
export interface SweptHolds {
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
