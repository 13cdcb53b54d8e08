import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { type AdvanceState, orderStates } from '@formulary/rules/orders/orderStates';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type DispatchContext, sendLocked } from './sendParcel.ts';

/** A move of an order by staff. */
export interface OrderAdvance {
  readonly orderId: number;
  readonly to: AdvanceState;
  readonly by: string;
  /** Set for staff at the desk, with the version of the order that they saw. */
  readonly desk?: DeskChange | undefined;
}

/**
 * Moves an order on by hand (readings R10, R19). To dispatch it sends everything that is left as one parcel without a
 * tracking number, and mails the buyer. Refuses with 'not-found', with 'order-move-refused' from a state that cannot
 * move there, as `sendLocked` does, and at the desk with 'record-changed'.
 */
export function advanceOrder(
  context: DispatchContext,
  { orderId, to, by, desk }: OrderAdvance,
): Promise<void> {
  const { db, now } = context;
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (desk) await requireUnchanged(trx, `order ${orderId}`, desk.seen);
    if (!canMoveOrder(order.state, to)) throw new Refused('order-move-refused');
    if (to === 'Dispatched') {
      const carried = { courier: 'other', tracking: undefined } as const;
      const parcel = { ...carried, packs: undefined, request: undefined, by, staff: desk?.staff };
      await sendLocked(trx, context, order, parcel);
      return;
    }
    const { paymentStatus } = order;
    const { cause } = orderStates[to].advance;
    const move = { cause, state: to, paymentStatus, at: now, staff: desk?.staff };
    await moveOrder(trx, order, { ...move, detail: { by } });
  });
}
