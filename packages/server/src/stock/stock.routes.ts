import * as counts from '@formulary/rules/calls/desk/deskCountCalls';
import * as goods from '@formulary/rules/calls/desk/deskGoodsCalls';
import * as stock from '@formulary/rules/calls/desk/deskStockCalls';
import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { type DeskActor, registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Shop } from '../start/Shop.ts';
import { bookCount, closeCount } from './counts/bookCount.ts';
import { countLine } from './counts/countLine.ts';
import { readCategories, readCountLines, readCounts } from './counts/counts.queries.ts';
import { countSubject, startCount } from './counts/startCount.ts';
import { closePurchaseOrder } from './goods/closePurchaseOrder.ts';
import { readDeliveries, readDeliveryLines } from './goods/deliveries.queries.ts';
import { placePurchaseOrder, purchaseOrderSubject } from './goods/placePurchaseOrder.ts';
import { readPurchaseOrderLines, readPurchaseOrders } from './goods/purchaseOrders.queries.ts';
import { takeInGoods } from './goods/takeInGoods.ts';
import { adjustStock } from './ledger/adjustStock.ts';
import { findCodes } from './ledger/productsOfCodes.ts';
import { reverseMovement } from './ledger/reverseMovement.ts';
import { exportStock } from './list/exportStock.ts';
import { listStock } from './list/listStock.ts';
import { readStockProduct } from './readStockProduct.ts';

const MOST_DELIVERIES = 100;

/** Returns the key that a form made once. Refuses with 'invalid-request' without one. */
function requireKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key !== undefined) return key;
  throw new Refused('invalid-request', { errors: { 'Idempotency-Key': 'should be there' } });
}

/** Returns the first rows of a page, and whether there are more. */
function pageOf<Row>(rows: readonly Row[], most: number) {
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}

/** Registers the desk's calls about stock. */
export function registerStock(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  const doing = (actor: DeskActor) => ({ actor, now: now() });

  registerDeskCall(app, listDeskStock, ({ body }) => listStock(db, body));
  registerDeskCall(app, stock.exportDeskStock, ({ body, actor }) =>
    exportStock(db, body, doing(actor)),
  );
  registerDeskCall(app, stock.findStockCodes, async ({ body: { codes } }) => {
    const found = await findCodes(db, codes);
    return codes.map((typed, index) => ({ typed, product: found[index] }));
  });
  registerDeskCall(app, stock.getDeskStock, ({ params, query }) =>
    readStockProduct(db, params.id, query.after),
  );
  registerDeskCall(app, stock.adjustDeskStock, async ({ params, body, actor }) => {
    await adjustStock(db, { productId: params.id, ...body }, doing(actor));
    return undefined;
  });
  registerDeskCall(app, stock.reverseStockMovement, async ({ params, body, actor }) => {
    await reverseMovement(db, { movementId: params.id, ...body }, doing(actor));
    return undefined;
  });
  registerGoods(app, { db, now });
  registerCounts(app, { db, now });
}

function registerGoods(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  const limit = goods.GOODS_A_PAGE + 1;
  registerDeskCall(app, goods.listPurchaseOrders, async ({ query: { after } }) =>
    pageOf(await readPurchaseOrders(db, { after, limit }), goods.GOODS_A_PAGE),
  );
  registerDeskCall(app, goods.placePurchaseOrder, async ({ body, actor, request }) =>
    placePurchaseOrder(db, body, requireKey(request), { actor, now: now() }),
  );
  registerDeskCall(app, goods.getPurchaseOrder, async ({ params: { id } }) => {
    const subject = purchaseOrderSubject(id);
    // Before the rest, so that a change meanwhile is noticed.
    const version = await readVersion(db, subject);
    const [orders, lines, deliveries, events] = await Promise.all([
      readPurchaseOrders(db, { id, limit: 1 }),
      readPurchaseOrderLines(db, id),
      readDeliveries(db, { purchaseOrderId: id, limit: MOST_DELIVERIES }),
      readDeskEvents(db, [subject]),
    ]);
    const [purchaseOrder] = orders;
    if (!purchaseOrder) throw new Refused('not-found');
    return { purchaseOrder, version, lines, deliveries, events };
  });
  registerDeskCall(app, goods.closePurchaseOrder, async ({ params, body, actor }) => {
    await closePurchaseOrder(db, { id: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
  registerDeskCall(app, goods.listDeliveries, async ({ query: { after } }) =>
    pageOf(await readDeliveries(db, { after, limit }), goods.GOODS_A_PAGE),
  );
  registerDeskCall(app, goods.takeInGoods, async ({ body, actor, request }) => {
    return takeInGoods(db, body, requireKey(request), { actor, now: now() });
  });
  registerDeskCall(app, goods.getDelivery, async ({ params: { id } }) => {
    const [deliveries, lines, events] = await Promise.all([
      readDeliveries(db, { id, limit: 1 }),
      readDeliveryLines(db, id),
      readDeskEvents(db, [`delivery ${id}`]),
    ]);
    const [delivery] = deliveries;
    if (!delivery) throw new Refused('not-found');
    return { delivery, lines, events };
  });
}

function registerCounts(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  registerDeskCall(app, counts.listStockCounts, async ({ query: { after } }) => {
    const limit = counts.COUNTS_A_PAGE + 1;
    const [rows, categories] = await Promise.all([
      readCounts(db, { after, limit }),
      readCategories(db),
    ]);
    return { ...pageOf(rows, counts.COUNTS_A_PAGE), categories };
  });
  registerDeskCall(app, counts.startStockCount, async ({ body, actor, request }) =>
    startCount(db, body, requireKey(request), { actor, now: now() }),
  );
  registerDeskCall(app, counts.getStockCount, async ({ params: { id } }) => {
    const [found, lines, events] = await Promise.all([
      readCounts(db, { id, limit: 1 }),
      readCountLines(db, { countId: id }),
      readDeskEvents(db, [countSubject(id)]),
    ]);
    const [count] = found;
    if (!count) throw new Refused('not-found');
    return { count, lines, events };
  });
  registerDeskCall(app, counts.countStockLine, ({ params, body, actor }) =>
    countLine(db, { lineId: params.id, ...body }, { actor, now: now() }),
  );
  registerDeskCall(app, counts.bookStockCount, ({ params, body, actor }) =>
    bookCount(db, params.id, body.lines, { actor, now: now() }),
  );
  registerDeskCall(app, counts.closeStockCount, async ({ params, actor }) => {
    await closeCount(db, params.id, { actor, now: now() });
    return undefined;
  });
}
