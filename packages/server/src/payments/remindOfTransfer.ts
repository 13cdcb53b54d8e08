import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { markReminded } from './holds.queries.ts';
import { transferReminderMail } from './mails/transferReminderMail.ts';
import type { Shop } from '../start/Shop.ts';

/** Reminds the buyer of a pending transfer, once for each order; returns whether it did. */
export function remindOfTransfer(
  { db, shopUrl, now: clock }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  orderId: number,
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const now = clock();
    const order = await lockOrder(trx, orderId);
    const isWaiting = order?.state === 'Awaiting payment' && order.heldUntil !== undefined;
    if (!order || !isWaiting || !(await markReminded(trx, orderId, now))) return false;
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'payment-reminded',
      subject: `order ${orderId}`,
      detail: {},
    });
    const { email, firstName } = await readProfile(trx, order.userId);
    const { heldUntil = now } = order;
    const words = { recipient: email, firstName, order, heldUntil, shopUrl };
    await queueMail(trx, transferReminderMail(words), eventId);
    return true;
  });
}
