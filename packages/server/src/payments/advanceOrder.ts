import { orderMoves } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
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
 * 'not-found' and with 'order-move-refused' from where it stands.
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
    const { paymentStatus } = order;
    const move = { cause: CAUSES[to], state: to, paymentStatus, at: now, detail: { by } };
    const eventId = await moveOrder(trx, order, move);
    if (to === 'Delivered') return;
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, shopUrl };
    await queueMail(trx, orderDispatchedMail(words), eventId);
  });
}
