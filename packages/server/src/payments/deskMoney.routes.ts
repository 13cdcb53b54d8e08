import {
  exportInvoicesOfMonth,
  exportMoneyList as exportMoneyListCall,
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
import { sumInvoices } from '../invoices/invoicesOfMonth.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../platform/desk/requireFresh.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Shop } from '../start/Shop.ts';
import { exportMoneyList } from './lists/exportMoneyList.ts';
import { hasInvoiceDays, listInvoices, listPrices, listRefunds } from './lists/readMoneyList.ts';
import { priceManualItem } from './priceManualItem.ts';
import { recordRefund } from './recordRefund.ts';
import { readOrderRefundsPage } from './refunds/readOrderRefundsPage.ts';
import { refundOrder } from './refunds/refundOrder.ts';

/** Registers the desk's calls about prices, refunds and invoices. */
export function registerDeskMoney(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now, holds } = shop;
  const context = () => ({ db, now: now(), holds, shopUrl: shop.shopUrl });

  registerDeskCall(app, listOrdersToPrice, ({ body }) => listPrices(db, body));

  registerDeskCall(app, priceOrderItem, async ({ params, body, actor }) => {
    const { index, price: unitPrice, version } = body;
    const priced = { orderId: params.id, index, unitPrice, version, ...actor };
    const amount = await priceManualItem(context(), priced);
    return { amount, version: await readVersion(db, `order ${params.id}`) };
  });

  registerDeskCall(app, listDueRefunds, ({ body, session }) => listRefunds(db, body, session));

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

  registerDeskCall(app, listInvoicesOfMonth, async ({ body }) => {
    const { month, from, to } = body.filter;
    if (!hasInvoiceDays(body.filter)) throw new Refused('invalid-request');
    const [sums, page] = await Promise.all([
      sumInvoices(db, { month, from, to }),
      listInvoices(db, body),
    ]);
    return { ...sums, ...page };
  });

  registerDeskCall(app, exportMoneyListCall, ({ body, session, actor }) => {
    requireFresh(session, now());
    return exportMoneyList(db, body, { actor, now: now() });
  });

  registerDeskCall(app, exportInvoicesOfMonth, async ({ body, session, actor }) => {
    requireFresh(session, now());
    const { month } = body;
    const csv = await exportInvoices(context(), body, actor);
    return new FileAnswer(csv, `formulary-invoices-${month}.csv`);
  });
}
