import { packsToCome } from '@formulary/rules/stock/goodsIn';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { hashRequest } from '../../platform/idempotency/hashRequest.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockStock, moveStock } from '../ledger/ledger.queries.ts';
import { findByKey } from '../ledger/onceByKey.queries.ts';
import { refuseLines } from '../ledger/productsOfCodes.ts';
import { stockFault } from '../ledger/requireRoom.ts';
import { insertDelivery } from './deliveries.queries.ts';
import {
  packsOfCodes,
  purchaseOrderSubject,
  requireSupplier,
  type TypedLine,
} from './placePurchaseOrder.ts';
import {
  type LinePacks,
  lockPurchaseOrder,
  readPurchaseOrderLines,
  writeClosing,
} from './purchaseOrders.queries.ts';

interface Goods {
  readonly supplier: string;
  readonly reference?: string | undefined;
  readonly purchaseOrderId?: number | undefined;
  /** Of the purchase order. */
  readonly version?: number | undefined;
  readonly lines: readonly TypedLine[];
}

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/**
 * Takes in a delivery as a whole and returns its id; the same key takes in once. Packs above the purchase order are taken
 * in too, since they are there. Refuses as `findByKey` does, with 'not-found', 'record-changed', 'purchase-order-closed',
 * 'stock-above-most', as `requireSupplier` and `productsOfCodes` do.
 */
export function takeInGoods(
  db: Db,
  goods: Goods,
  key: string,
  { actor, now: at }: Doing,
): Promise<{ readonly id: number }> {
  const supplier = requireSupplier(goods.supplier);
  const { version: _seen, ...contents } = goods;
  const request = { key, hash: hashRequest(contents) };
  const { by, staff } = actor;
  return withTransaction(db, async (trx) => {
    const earlier = await findByKey(trx, 'deliveries', staff.staffId, request);
    if (earlier !== undefined) return { id: earlier };
    const { purchaseOrderId, reference } = goods;
    const expected =
      purchaseOrderId === undefined
        ? undefined
        : await lockExpected(trx, purchaseOrderId, goods.version);
    const lines = await packsOfCodes(trx, goods.lines);
    await requireRoomForAll(trx, lines);
    const { id, lineIds } = await insertDelivery(
      trx,
      { purchaseOrderId, supplier, reference, at, staffId: staff.staffId, request },
      lines.map((line) => ({
        ...line,
        toCome: expected && (expected.get(line.productId) ?? 0),
      })),
    );
    await moveStock(
      trx,
      lines.map(({ productId, packs }) => {
        const lineId = lineIds.get(productId);
        if (lineId === undefined) throw new Error(`Delivery ${id} lacks product ${productId}`);
        return { productId, cause: 'goods-in' as const, packs, deliveryLineId: lineId };
      }),
      { at, staffId: staff.staffId },
    );
    const packs = lines.reduce((sum, line) => sum + line.packs, 0);
    const event = { at, actorId: undefined, staff } as const;
    await recordEvent(trx, {
      ...event,
      action: 'delivery-received',
      subject: `delivery ${id}`,
      detail: { by, supplier, lines: lines.length, packs },
    });
    if (purchaseOrderId !== undefined) {
      const left = (await readPurchaseOrderLines(trx, purchaseOrderId)).reduce(
        (sum, line) => sum + packsToCome(line),
        0,
      );
      if (left === 0) await writeClosing(trx, purchaseOrderId, { at, reason: undefined });
      await recordEvent(trx, {
        ...event,
        action: 'purchase-order-received',
        subject: purchaseOrderSubject(purchaseOrderId),
        detail: { by, delivery: id, packs, left },
      });
    }
    return { id };
  });
}

/** Locks a purchase order; returns the packs that are still to come, by product. */
async function lockExpected(
  trx: Trx,
  id: number,
  version: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const order = await lockPurchaseOrder(trx, id);
  if (!order) throw new Refused('not-found');
  await requireUnchanged(trx, purchaseOrderSubject(id), version ?? 0);
  if (order.closedAt !== null) throw new Refused('purchase-order-closed');
  const lines = await readPurchaseOrderLines(trx, id);
  return new Map(lines.map((line) => [line.productId, packsToCome(line)]));
}

async function requireRoomForAll(trx: Trx, lines: readonly LinePacks[]): Promise<void> {
  const stock = await lockStock(
    trx,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(stock.map((each) => [each.id, each]));
  const faults = lines.flatMap(({ productId, packs }, index) => {
    const level = byId.get(productId);
    const fault = level && stockFault(level, packs);
    return fault ? [[index, fault.message] as const] : [];
  });
  refuseLines('stock-above-most', faults);
}
