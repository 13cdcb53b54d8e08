import { orderMoves } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { checkBeforeDispatch } from '../prescriptions/document/checking/checkBeforeDispatch.ts';
import type { CheckContext } from '../prescriptions/document/checking/checkPrescription.ts';
import { orderDispatchedMail } from './mails/orderDispatchedMail.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A move of an order: dispatched or delivered. */
export interface OrderAdvance {
  readonly orderId: number;
  readonly to: 'Dispatched' | 'Delivered';
  readonly by: string;
}

const CAUSES = { Dispatched: 'dispatched', Delivered: 'delivered' } as const;

/** Dependencies of a move; prescriptions are checked again before dispatch. */
export type AdvanceContext = StaffPaymentsContext & Omit<CheckContext, 'db'>;

/**
 * Marks an order as dispatched, with a mail to its buyer, or as delivered (readings R10, R19). Refuses with
 * 'not-found', with 'order-move-refused' from any other state, and as `checkBeforeDispatch` does.
 */
export function advanceOrder(
  context: AdvanceContext,
  { orderId, to, by }: OrderAdvance,
): Promise<void> {
  const { db, now, shopUrl } = context;
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (order.state === to || !orderMoves[order.state].includes(to)) {
      throw new Refused('order-move-refused');
    }
    if (to === 'Dispatched') await checkBeforeDispatch(trx, context, { orderId, at: now });
    const { paymentStatus } = order;
    const move = { cause: CAUSES[to], state: to, paymentStatus, at: now, detail: { by } };
    const eventId = await moveOrder(trx, order, move);
    if (to === 'Delivered') return;
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, shopUrl };
    await queueMail(trx, orderDispatchedMail(words), eventId);
  });
}
