import type { Order } from '@formulary/rules/orders/order';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { orderLink } from './mails/orderParts.ts';
import { type AdvanceState, canMoveOrder, orderStates } from '@formulary/rules/orders/orderStates';
import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { checkBeforeDispatch } from '../prescriptions/document/checking/checkBeforeDispatch.ts';
import type { CheckContext } from '../prescriptions/document/checking/checkPrescription.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A move of an order by staff. */
export interface OrderAdvance {
  readonly orderId: number;
  readonly to: AdvanceState;
  readonly by: string;
}

/** The mails to the buyer, by the new state. */
const MAILS: Readonly<Partial<Record<AdvanceState, typeof orderDispatchedMail>>> = {
  Dispatched: orderDispatchedMail,
};

/** Dependencies of a move; prescriptions are checked again before dispatch. */
export type AdvanceContext = StaffPaymentsContext & Omit<CheckContext, 'db'>;

/**
 * Moves an order on by hand, with a mail to its buyer once it is dispatched (readings R10, R19). Refuses with 'not-found',
 * with 'order-move-refused' from a state that cannot move there, and as `checkBeforeDispatch` does.
 */
export function advanceOrder(
  context: AdvanceContext,
  { orderId, to, by }: OrderAdvance,
): Promise<void> {
  const { db, now, shopUrl } = context;
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (!canMoveOrder(order.state, to)) {
      throw new Refused('order-move-refused');
    }
    if (to === 'Dispatched') await checkBeforeDispatch(trx, context, { orderId, at: now });
    const { paymentStatus } = order;
    const { cause } = orderStates[to].advance;
    const move = { cause, state: to, paymentStatus, at: now, detail: { by } };
    const eventId = await moveOrder(trx, order, move);
    const mailOf = MAILS[to];
    if (!mailOf) return;
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, shopUrl };
    await queueMail(trx, mailOf(words), eventId);
  });
}

/** Tells the buyer that an order has left the pharmacy. */
function orderDispatchedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly shopUrl: string;
}): Mail {
  const { order, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `Your order ${order.number} is on its way`,
    preview: 'It has left the pharmacy.',
    parts: [
      { kind: 'paragraph', text: `Your order ${order.number} has left the pharmacy.` },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
