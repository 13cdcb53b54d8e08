import { sendDeskParcel } from '@formulary/rules/calls/desk/deskOrderCalls';
import { exportDeskReport, getDeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { listInvoicesOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { type ReportName, reportNames } from '@formulary/rules/reports/reports';
import { salesOf } from '@formulary/rules/reports/salesOf';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStockDays } from './sums/addStockDays.ts';
import { readLastStockDay } from './sums/stockSums.queries.ts';
import { audit } from '../audit/audit.ts';
import { cancelByStaff } from '../payments/cancelByStaff.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { addProduct } from '../testing/testData.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
let products: readonly number[];
/** The order that was sent. */
let sent: number;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  products = [
    await addProduct(shop.db, { name: 'Gloves', price_mills: 3_333, vat_percent: 20 }),
    await addProduct(shop.db, { name: '=Cream', price_mills: 7_777, vat_percent: 5 }),
    await addProduct(shop.db, { name: 'Book', price_mills: 12_345, vat_percent: 0 }),
  ];
  // May: two orders, one of them credited in June. June: one, on the first of the month at 00:30 in London.
  const first = await paid('2026-05-04T09:00:00Z', [3, 1, 2]);
  await paid('2026-05-29T12:00:00Z', [1, 0, 0]);
  await cancel(first, '2026-06-02T09:00:00Z');
  const last = await paid('2026-05-31T23:30:00Z', [0, 5, 1]);
  shop.clock.now = new Date('2026-06-03T11:00:00Z');
  ({ token } = await desk.signedIn('superintendent'));
  await send(last);
  sent = last.id;
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

/** Places and pays an order of packs of the products at a moment; delivered for £4.95. */
async function paid(at: string, packs: readonly number[]) {
  shop.clock.now = new Date(at);
  const buyer = await shop.signedIn();
  let lines: Parameters<typeof orderBody>[0] = [];
  for (const [index, quantity] of packs.entries()) {
    const line = {
      product_fk: products[index],
      cart_quantity: quantity,
      cart_req_prescription: false,
    };
    if (quantity > 0) lines = await shop.ask(addCartLine, { token: buyer.token, body: line });
  }
  const body = orderBody(lines, { paymentMode: 'card' });
  const order = await shop.ask(createOrder, { token: buyer.token, body });
  await sendResponse(shop.app, paymentResponse(order));
  return order;
}

async function cancel({ id }: { readonly id: number }, at: string) {
  shop.clock.now = new Date(at);
  const context = {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    shopUrl: 'https://shop.test',
  };
  const cancelled = { orderId: id, reason: 'Out of stock', refundNote: 'Card refund', by: 'priya' };
  await cancelByStaff(context, cancelled);
}

async function send({ id }: { readonly id: number }) {
  const lines = await shop.db
    .selectFrom('order_lines')
    .select(['id', 'quantity'])
    .where('order_id', '=', id)
    .execute();
  const { max } = await shop.db
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max('id').as('max'))
    .where('subject', '=', `order ${id}`)
    .executeTakeFirstOrThrow();
  const body = {
    courier: 'dhl',
    tracking: 'JD00021234',
    lines: lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
    version: max,
  };
  const url = `/api/desk/orders/${id}/parcels`;
  await desk.ask(sendDeskParcel, { token, url, body, headers: { 'idempotency-key': 'parcel' } });
}

const days = { period: 'days', from: '2026-05-01', to: '2026-06-30' };
const read = (report: ReportName, period: object = days) =>
  desk.ask(getDeskReport, { token, body: { report, ...period } });

test.each(['2026-05', '2026-06'])(
  'VAT by rate of %s is that of the invoices less that of the credit notes, to the penny',
  async (month) => {
    const period = {
      period: 'days',
      from: `${month}-01`,
      to: month.endsWith('5') ? `${month}-31` : `${month}-30`,
    };
    const { rows, total } = await read('vat', period);
    const { invoices, creditNotes } = await desk.ask(listInvoicesOfMonth, {
      token,
      body: { filter: { month } },
    });
    const sum = (figure: 'sold' | 'soldVat' | 'credited' | 'creditedVat' | 'vat') =>
      rows.reduce((all, row) => all + (row[figure] ?? 0), 0);
    expect(invoices.count + creditNotes.count).toBeGreaterThan(1);
    expect([sum('sold'), sum('soldVat')]).toEqual([invoices.net, invoices.vat]);
    expect([sum('credited'), sum('creditedVat')]).toEqual([creditNotes.net, creditNotes.vat]);
    expect(sum('vat')).toBe(invoices.vat - creditNotes.vat);
    expect(total.vat).toBe(sum('vat'));
  },
);

test.each(['day', 'product', 'category', 'customer', 'vat'] as const)(
  'the rows of sales by %s add up to the sales',
  async (report) => {
    const [{ rows, total }, all] = await Promise.all([read(report), read('day')]);
    for (const figure of ['sold', 'credited', 'net'] as const) {
      const sum = rows.reduce((whole, row) => whole + (row[figure] ?? 0), 0);
      expect([figure, sum]).toEqual([figure, total[figure]]);
      expect(total[figure]).toBe(all.total[figure]);
    }
    expect(total.credited).toBeGreaterThan(0);
  },
);

test('a sale belongs to the day in London on which it was paid, and a refund to that of its note', async () => {
  const { rows } = await read('day');
  const some = rows.filter(({ sold = 0, credited = 0 }) => sold > 0 || credited > 0);
  expect(some.map(({ day, count }) => [day, count])).toEqual([
    ['2026-05-04', 1],
    ['2026-05-29', 1],
    ['2026-06-01', 1],
    ['2026-06-02', 0],
  ]);
  const june = await read('product', { period: 'days', from: '2026-06-01', to: '2026-06-30' });
  const cream = june.rows.find(({ label }) => label === '=Cream');
  expect(cream).toMatchObject({
    id: products[1],
    packs: 4,
    sold: 38_885,
    credited: 7_777,
    before: 7_777,
  });
});

test('an order that was paid at night and left two days later took the hours of its working days', async () => {
  const { rows, total } = await read('dispatch');
  expect(total).toMatchObject({ count: 1, median: 60, ninetieth: 60 });
  expect(rows.filter(({ count }) => count === 1).map(({ day }) => day)).toEqual(['2026-06-03']);
});

test('the orders that left on a day of dispatch are those of the list behind it', async () => {
  const { rows } = await read('dispatch');
  for (const { day = '', count = 0 } of rows.filter(
    (row) => row.count !== 0 || row.day === '2026-06-04',
  )) {
    const filter = { sentFrom: day, sentTo: day };
    const { orders, total } = await desk.ask(listDeskOrders, { token, body: { filter } });
    expect([total, orders.map(({ id }) => id)]).toEqual([count, count === 1 ? [sent] : []]);
  }
});

test('the invoices and credit notes of a VAT rate are those of the list behind it', async () => {
  const { rows, from, to } = await read('vat');
  const invoices = await shop.db.selectFrom('invoices').select(['id', 'content']).execute();
  expect(rows.map(({ rate }) => rate)).toEqual([20, 5, 0]);
  for (const { rate = -1 } of rows) {
    const listed = await desk.ask(listInvoicesOfMonth, {
      token,
      body: { filter: { rate, from, to } },
    });
    const stating = invoices.filter(({ content }) =>
      salesOf(content, () => undefined).rates.has(rate),
    );
    expect(new Set(listed.rows.map(({ id }) => id))).toEqual(new Set(stating.map(({ id }) => id)));
    expect(listed.total).toBeLessThan(invoices.length);
  }
});

test('a list of invoices is of a month, or has a first and a last day', async () => {
  const body = { filter: { from: '2026-05-01' } };
  expect((await desk.send(listInvoicesOfMonth, { token, body })).statusCode).toBe(400);
});

test('stock of an earlier day is that of today less what moved since', async () => {
  // Products come into being today, whatever the clock of the shop.
  await shop.db
    .updateTable('products')
    .set({ price_mills: 1_000 })
    .where('id', '=', products[0]!)
    .execute();
  const { rows } = await read('stock', { period: 'days', from: '2026-05-05', to: '2026-05-31' });
  const gloves = rows.find(({ id }) => id === products[0]);
  const { sum } = await shop.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<number>('quantity').as('sum'))
    .where('product_id', '=', products[0]!)
    .where('moved_at', '<', new Date('2026-05-31T23:00:00Z'))
    .executeTakeFirstOrThrow();
  expect(gloves).toMatchObject({ packs: sum, value: sum * 1_000 });
});

test('stock of an earlier day is the same once the days since are added up, each of them once', async () => {
  const periods = [
    { period: 'days', from: '2026-05-01', to: '2026-05-03' },
    { period: 'days', from: '2026-05-05', to: '2026-05-31' },
    { period: 'days', from: '2026-05-30', to: '2026-06-01' },
    { period: 'this-month' },
  ];
  const levels = () => Promise.all(periods.map((period) => read('stock', period)));
  const singly = await levels();
  const sums = () =>
    shop.db
      .selectFrom('stock_sums')
      .select(['grain', 'starts_on', 'product_id', 'packs'])
      .orderBy('grain')
      .orderBy('starts_on')
      .orderBy('product_id')
      .execute();
  await addStockDays(shop.db, new Date('2026-06-01T23:30:00Z'));
  expect(await readLastStockDay(shop.db)).toBe('2026-05-31');
  expect(await levels()).toEqual(singly);
  await Promise.all([1, 2, 3].map(() => addStockDays(shop.db, new Date('2026-06-02T00:00:00Z'))));
  expect(await readLastStockDay(shop.db)).toBe('2026-06-01');
  expect(await levels()).toEqual(singly);
  const added = await sums();
  expect(added.length).toBeGreaterThan(4);
  await addStockDays(shop.db, new Date('2026-06-02T22:59:00Z'));
  expect(await sums()).toEqual(added);
});

test('the file has every row and the sum, is safe from formulas, and is recorded with its reason', async () => {
  const body = { request: { report: 'product', ...days }, reason: 'Board meeting' };
  const answer = await desk.send(exportDeskReport, { token, body });
  expect(answer.statusCode).toBe(200);
  const rows = parse<Record<string, string>>(answer.body, { bom: true, columns: true });
  expect(rows.map(({ Product }) => Product)).toContain("'=Cream");
  const { total } = await read('product');
  expect(rows.at(-1)).toMatchObject({
    Product: 'Total',
    'Net sales (£)': ((total.net ?? 0) / 1_000).toFixed(2),
  });
  const event = await shop.db
    .selectFrom('audit_events')
    .select(['detail'])
    .where('action', '=', 'report-exported')
    .executeTakeFirstOrThrow();
  expect(event.detail).toMatchObject({ reason: 'Board meeting', report: 'Sales by product' });
});

test.each([
  { period: 'days' },
  { period: 'days', from: '2026-06-02', to: '2026-06-01' },
  { period: 'days', from: '2025-01-01', to: '2026-06-01' },
])('days that make no period are refused: %o', async (period) => {
  const body = { report: 'day', ...period };
  const answer = await desk.send(getDeskReport, { token, body });
  expect([answer.statusCode, answer.json().code ?? answer.body]).toEqual([400, expect.anything()]);
  expect(answer.body).toMatch(/first and a last day/);
});

test('reports that are opened together add a new invoice once', async () => {
  const before = (await read('day')).total.count ?? 0;
  await paid('2026-06-03T11:05:00Z', [1, 1, 1]);
  const together = await Promise.all(Array.from({ length: 5 }, () => read('day')));
  expect(together.map(({ total, pending }) => [total.count, pending])).toEqual(
    together.map(() => [before + 1, 0]),
  );
});

test('what is read twice is added once, and the audit agrees', async () => {
  const once = await Promise.all(reportNames.map((name) => read(name)));
  const twice = await Promise.all(reportNames.map((name) => read(name)));
  expect(twice).toEqual(once);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
