import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { requireReason } from '../platform/problems/requireReason.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { readSentLines } from '../orders/parcels.queries.ts';
import { cancelByStaff } from '../payments/cancelByStaff.ts';
import type { StaffPaymentsContext } from '../payments/StaffPaymentsContext.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { cancelRest } from './correctLines.ts';

/** Why staff cancel an order, and how any payment was given back. */
export interface DeskCancellation extends DeskChange {
  readonly orderId: number;
  readonly reason: string;
  readonly refundNote: string | undefined;
  readonly by: string;
}

/**
 * Cancels an order; of one of which parcels have left, only what has not been sent, whose payment is then due for
 * refund. Refuses as `cancelByStaff` and `correctLines` do, and a note about a refund that is not made yet with
 * 'refund-not-due'.
 */
export async function cancelAtDesk(
  context: StaffPaymentsContext,
  { orderId, reason, refundNote, by, staff, seen }: DeskCancellation,
): Promise<void> {
  const { db, now, shopUrl } = context;
  const why = requireReason(reason);
  await withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const before = await readSentLines(trx, orderId);
    if (before.every(({ sent }) => sent === 0)) {
      const note = refundNote === undefined ? undefined : requireReason(refundNote);
      await cancelByStaff(
        { ...context, db: trx },
        { orderId, reason: why, refundNote: note, by, desk: { staff, seen } },
      );
      return;
    }
    await requireUnchanged(trx, `order ${orderId}`, seen);
    if (!canMoveOrder(order.state, 'Cancelled')) throw new Refused('order-move-refused');
    if (refundNote !== undefined) throw new Refused('refund-not-due');
    await cancelRest(trx, order, { before, why, by, staff, now, shopUrl });
  });
}
