import { randomUUID } from 'node:crypto';
import * as counts from '@formulary/rules/calls/desk/deskCountCalls';
import * as goods from '@formulary/rules/calls/desk/deskGoodsCalls';
import { adjustDeskStock, getDeskStock } from '@formulary/rules/calls/desk/deskStockCalls';
import { addProduct } from '../testData.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const SUPPLIER = 'Alder Wholesale';
const ROOT = '/api/desk/stock';

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Returns valid sample requests for the calls about stock: the ledger, goods in, and counts. */
export function stockSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  let products = 0;
  const aProduct = async () => {
    products += 1;
    const code = `STOCK-${products}`;
    return { id: await addProduct(shop.db, { code }), code };
  };
  const keeper = async () => (await desk.signedIn('superintendent')).token;
  const lines = async () => [{ code: (await aProduct()).code, packs: 12 }];
  const ordered = async () => {
    const body = { supplier: SUPPLIER, lines: await lines() };
    const { id } = await desk.ask(goods.placePurchaseOrder, {
      token: await keeper(),
      body,
      headers: keyed(),
    });
    const url = `${ROOT}/purchase-orders/${id}`;
    const { version } = await desk.ask(goods.getPurchaseOrder, { token: await keeper(), url });
    return { id, url, version, body };
  };
  const delivered = async () => {
    const body = { supplier: SUPPLIER, lines: await lines() };
    const sent = { token: await keeper(), body, headers: keyed() };
    return (await desk.ask(goods.takeInGoods, sent)).id;
  };
  const adjusted = async () => {
    const { id } = await aProduct();
    const url = `${ROOT}/products/${id}`;
    const body = { packs: -1, reason: 'Broken', version: 0 };
    const token = await keeper();
    await desk.send(adjustDeskStock, { token, url: `${url}/adjustments`, body });
    const { movements } = await desk.ask(getDeskStock, { token, url });
    return movements[0]?.id;
  };
  const started = async () => {
    const body = { name: 'Shelf 4', codes: [(await aProduct()).code] };
    const { id } = await desk.ask(counts.startStockCount, {
      token: await keeper(),
      body,
      headers: keyed(),
    });
    const url = `${ROOT}/counts/${id}`;
    const { lines: sheet } = await desk.ask(counts.getStockCount, { token: await keeper(), url });
    return { id, url, lineId: sheet[0]?.id };
  };
  return {
    listDeskStock: async () => ({ body: { filter: {} } }),
    exportDeskStock: async () => ({ body: { filter: {}, reason: 'For the count' } }),
    findStockCodes: async () => ({ body: { codes: [(await aProduct()).code] } }),
    getDeskStock: async () => ({ url: `${ROOT}/products/${(await aProduct()).id}` }),
    adjustDeskStock: async () => ({
      url: `${ROOT}/products/${(await aProduct()).id}/adjustments`,
      body: { packs: -2, reason: 'Broken', version: 0 },
    }),
    reverseStockMovement: async () => ({
      url: `${ROOT}/movements/${await adjusted()}/reversal`,
      body: { reason: 'They were whole' },
    }),
    listPurchaseOrders: async () => ({}),
    placePurchaseOrder: async () => ({
      body: { supplier: SUPPLIER, lines: await lines() },
      headers: keyed(),
    }),
    getPurchaseOrder: async () => ({ url: (await ordered()).url }),
    closePurchaseOrder: async () => {
      const { url, version } = await ordered();
      return { url: `${url}/closing`, body: { reason: 'Discontinued', version } };
    },
    listDeliveries: async () => ({}),
    takeInGoods: async () => {
      const { id, version, body } = await ordered();
      return { body: { ...body, purchaseOrderId: id, version }, headers: keyed() };
    },
    getDelivery: async () => ({ url: `${ROOT}/deliveries/${await delivered()}` }),
    listStockCounts: async () => ({}),
    startStockCount: async () => ({
      body: { name: 'Shelf 4', codes: [(await aProduct()).code] },
      headers: keyed(),
    }),
    getStockCount: async () => ({ url: (await started()).url }),
    countStockLine: async () => ({
      url: `${ROOT}/count-lines/${(await started()).lineId}`,
      body: { counted: 98, before: null },
    }),
    bookStockCount: async () => {
      const { url, lineId } = await started();
      const token = await keeper();
      const lineUrl = `${ROOT}/count-lines/${lineId}`;
      const body = { counted: 98, before: null };
      await desk.send(counts.countStockLine, { token, url: lineUrl, body });
      return { url: `${url}/booking`, body: { lines: [{ lineId, counted: 98, reason: 'Lost' }] } };
    },
    closeStockCount: async () => ({ url: `${(await started()).url}/closing` }),
  };
}
