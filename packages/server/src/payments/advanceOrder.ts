import { orderMoves } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { isPrescriptionInDate } from '@formulary/rules/dates/isPrescriptionInDate';
import { datesOfPrescriptions } from './payments.queries.ts';
import { orderDispatchedMail } from './mails/orderDispatchedMail.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** An order that leaves the pharmacy, or has arrived. */
export interface OrderAdvance {
  readonly orderId: number;
  readonly to: 'Dispatched' | 'Delivered';
  readonly by: string;
}

const CAUSES = { Dispatched: 'dispatched', Delivered: 'delivered' } as const;

/**
 * Moves an order on once it left the pharmacy, which its buyer is told, or has arrived (readings R10, R19). Refuses with
 * 'not-found', with 'order-move-refused' from where it stands, and with 'prescription-out-of-date' what a prescription allows no
 * more.
 */
export function advanceOrder(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, to, by }: OrderAdvance,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (order.state === to || !orderMoves[order.state].includes(to)) {
      throw new Refused('order-move-refused');
    }
    if (to === 'Dispatched' && (await isOutOfDate(trx, orderId, now))) {
      throw new Refused('prescription-out-of-date');
    }
    const { paymentStatus } = order;
    const move = { cause: CAUSES[to], state: to, paymentStatus, at: now, detail: { by } };
    const eventId = await moveOrder(trx, order, move);
    if (to === 'Delivered') return;
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, shopUrl };
    await queueMail(trx, orderDispatchedMail(words), eventId);
  });
}

/** Whether a prescription that the order rests on is older than its six months. */
async function isOutOfDate(trx: Trx, orderId: number, now: Date): Promise<boolean> {
  const dates = await datesOfPrescriptions(trx, orderId);
  return !dates.every((date) => isPrescriptionInDate(date, now));
}
