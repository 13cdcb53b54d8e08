import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { requireReason } from '../platform/problems/requireReason.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readHold, writeHold } from './holds.queries.ts';

/** Who holds or releases an order, and why. */
export interface HoldChange extends DeskChange {
  readonly orderId: number;
  readonly reason: string;
  readonly by: string;
}

/**
 * Holds an order back with a reason, so that nothing of it leaves. Refuses with 'not-found', 'record-changed', the
 * refusals of `requireReason`, and 'order-hold-refused' if it is on hold or nothing is left to do.
 */
export function holdOrder(
  { db, now }: { readonly db: Db; readonly now: Date },
  { orderId, reason, by, staff, seen }: HoldChange,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const subject = `order ${orderId}`;
    await requireUnchanged(trx, subject, seen);
    if (!canMoveOrder(order.state, 'Cancelled') || (await readHold(trx, orderId)) !== undefined) {
      throw new Refused('order-hold-refused');
    }
    await writeHold(trx, orderId, { since: now, reason: why });
    const detail = { by, reason: why };
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-held',
      subject,
      detail,
      staff,
    });
  });
}

/**
 * Releases an order that is on hold. Refuses with 'not-found', 'record-changed', the refusals of `requireReason`, and
 * 'order-not-on-hold'.
 */
export function releaseOrder(
  { db, now }: { readonly db: Db; readonly now: Date },
  { orderId, reason, by, staff, seen }: HoldChange,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw new Refused('not-found');
    const subject = `order ${orderId}`;
    await requireUnchanged(trx, subject, seen);
    if ((await readHold(trx, orderId)) === undefined) throw new Refused('order-not-on-hold');
    await writeHold(trx, orderId, undefined);
    const detail = { by, reason: why };
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-released',
      subject,
      detail,
      staff,
    });
  });
}
