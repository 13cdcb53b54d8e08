import { requireReason } from '../../platform/problems/requireReason.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { purchaseOrderSubject } from './placePurchaseOrder.ts';
import { lockPurchaseOrder, writeClosing } from './purchaseOrders.queries.ts';

interface Closing {
  readonly id: number;
  readonly reason: string;
  readonly version: number;
}

/**
 * Expects nothing more of a purchase order. Refuses with 'not-found', 'record-changed', 'purchase-order-closed', and as
 * `requireReason` does.
 */
export function closePurchaseOrder(
  db: Db,
  { id, reason, version }: Closing,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const order = await lockPurchaseOrder(trx, id);
    if (!order) throw new Refused('not-found');
    const subject = purchaseOrderSubject(id);
    await requireUnchanged(trx, subject, version);
    if (order.closedAt !== null) throw new Refused('purchase-order-closed');
    await writeClosing(trx, id, { at, reason: why });
    const action = 'purchase-order-closed';
    const detail = { by, reason: why };
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail, staff });
  });
}
