import type { Trx } from '../../platform/database/Trx.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { lockPurchaseOrder, writeClosing } from './purchaseOrders.queries.ts';
import { purchaseOrderSubject } from './placePurchaseOrder.ts';

/**
 * Locks a purchase order before something of it is reversed; returns what to do after that: it is open again if it was
 * complete. One that staff closed stays closed.
 */
export async function reopenIfShort(
  trx: Trx,
  id: number,
  { actor: { by, staff }, at }: { readonly actor: DeskActor; readonly at: Date },
): Promise<() => Promise<void>> {
  const order = await lockPurchaseOrder(trx, id);
  const isComplete = order !== undefined && order.closedAt !== null && order.closeReason === null;
  return async () => {
    if (isComplete) await writeClosing(trx, id, { at: undefined, reason: undefined });
    const action = 'purchase-order-reopened';
    const subject = purchaseOrderSubject(id);
    await recordEvent(trx, { at, actorId: undefined, action, subject, detail: { by }, staff });
  };
}
