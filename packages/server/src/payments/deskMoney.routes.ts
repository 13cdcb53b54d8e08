import {
  exportInvoicesOfMonth,
  getOrderRefunds,
  listDueRefunds,
  listInvoicesOfMonth,
  listOrdersToPrice,
  payOutRefunds,
  priceOrderItem,
  refundOrder as refundOrderCall,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { FastifyInstance } from 'fastify';
import { exportInvoices } from '../invoices/exportInvoices.ts';
import { listInvoices, sumMonth } from '../invoices/invoicesOfMonth.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../platform/desk/requireFresh.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import type { Shop } from '../start/Shop.ts';
import { priceManualItem } from './priceManualItem.ts';
import { readUnpricedOrders } from './pricing.queries.ts';
import { recordRefund } from './recordRefund.ts';
import { readOrderRefundsPage } from './refunds/readOrderRefundsPage.ts';
import { refundOrder } from './refunds/refundOrder.ts';
import { readDueRefunds } from './refunds/refunds.queries.ts';

const PAGE = 100;

/** Registers the desk's calls about prices, refunds and invoices. */
export function registerDeskMoney(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now, holds } = shop;
  const context = () => ({ db, now: now(), holds, shopUrl: shop.shopUrl });

  registerDeskCall(app, listOrdersToPrice, async ({ query: { after } }) => {
    const orders = await readUnpricedOrders(db, { after, limit: PAGE });
    return orders.map(({ company, items, ...order }) => ({
      ...order,
      ...(company === null ? {} : { company }),
      items: items.map(({ price, ...item }) => (price === null ? item : { ...item, price })),
    }));
  });

  registerDeskCall(app, priceOrderItem, async ({ params, body, actor }) => {
    const { index, price: unitPrice, version } = body;
    const priced = { orderId: params.id, index, unitPrice, version, ...actor };
    const amount = await priceManualItem(context(), priced);
    return { amount, version: await readVersion(db, `order ${params.id}`) };
  });

  registerDeskCall(app, listDueRefunds, async ({ query: { since, after }, session }) => {
    const page = since && after ? { since, orderId: after } : undefined;
    const due = await readDueRefunds(db, { after: page, limit: PAGE });
    return due.map(({ company, bookedBy, ...refund }) => ({
      ...refund,
      ...(company === null ? {} : { company }),
      isOwnMatch: session.role !== 'superintendent' && bookedBy.includes(session.staffId),
    }));
  });

  registerDeskCall(app, getOrderRefunds, ({ params }) => readOrderRefundsPage(db, params.id));

  registerDeskCall(app, refundOrderCall, async ({ params, body, session, actor }) => {
    requireFresh(session, now());
    const refund = { ...body, percent: body.percent, orderId: params.id };
    return refundOrder(context(), refund, { actor, role: session.role });
  });

  registerDeskCall(app, payOutRefunds, async ({ params, body, session, actor }) => {
    requireFresh(session, now());
    const { reference: note, version } = body;
    const { role } = session;
    await recordRefund(context(), { orderId: params.id, note, version, role, ...actor });
    return undefined;
  });

  registerDeskCall(app, listInvoicesOfMonth, async ({ query: { month, after } }) => {
    const [sums, rows] = await Promise.all([
      sumMonth(db, month),
      listInvoices(db, { month, after, limit: PAGE + 1 }),
    ]);
    return { ...sums, rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
  });

  registerDeskCall(app, exportInvoicesOfMonth, async ({ body: { month }, session, actor }) => {
    requireFresh(session, now());
    const csv = await exportInvoices(context(), month, actor);
    return new FileAnswer(csv, `formulary-invoices-${month}.csv`);
  });
}
