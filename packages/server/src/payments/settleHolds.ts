import { expireOrder } from './expireOrder.ts';
import { overdueOrders, ordersToRemind } from './holds.queries.ts';
import { judgeCallback } from './judgeCallback.ts';
import { unjudgedCallbacks } from './payments.queries.ts';
import type { PaymentsContext } from './PaymentsContext.ts';
import { remindOfTransfer } from './remindOfTransfer.ts';

/** What a sweep found to do. */
export interface SweptHolds {
  readonly judged: number;
  readonly cancelled: number;
  readonly reminded: number;
}

/**
 * Does what time does to orders that wait for their payment: judges what the card provider told a server that died before
 * it could; cancels what was not paid in time; reminds of transfers. Each in a transaction of its own, so that twice, or by
 * two servers at once, is as good as once.
 * @param waitMs how old a message is before it counts as forgotten; those that just came are being judged.
 */
export async function settleHolds(context: PaymentsContext, waitMs: number): Promise<SweptHolds> {
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
