import { exportMoneyList, listDueRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { getStatement } from '@formulary/rules/calls/desk/deskStatementCalls';
import { MONEY_ROWS_A_PAGE } from '@formulary/rules/payments/lists/moneyLists';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { importStatement } from '../statements/importStatement.ts';

const ORDERS = 2 * MONEY_ROWS_A_PAGE + 3;
let shop: TestShop;
let desk: TestDesk;
let token: string;
let staffId: number;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token, staffId } = await desk.signedIn('superintendent'));
  const product = await addProduct(shop.db, { in_stock: 9_999 });
  for (let at = 0; at < ORDERS; at += 1) {
    const buyer = await shop.signedIn();
    const { id } = await placeOrder(shop, buyer.token, product, { paymentMode: 'bankTransfer' });
    await shop.db
      .insertInto('order_credits')
      .values({
        order_id: id,
        prescription_id: null,
        // Many of the same amount, so that ids decide.
        amount_mills: 1_000 * (1 + (at % 3)),
        due_at: new Date(+shop.clock.now + 1_000 * (at % 5)),
        refunded_at: null,
        refund_note: null,
      })
      .execute();
  }
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

interface Asked {
  readonly sort: string;
  readonly isDescending: boolean;
  readonly filter?: object;
}
type Place = { readonly after?: string } | { readonly before?: string };
const refunds = ({ filter = {}, ...asked }: Asked, place: Place = {}) =>
  desk.ask(listDueRefunds, { token, body: { filter, ...asked, ...place } });

test.each([
  { sort: 'since', isDescending: false },
  { sort: 'since', isDescending: true },
  { sort: 'amount', isDescending: false },
  { sort: 'amount', isDescending: true },
])('pages by $sort, descending $isDescending, show each row once, and lead back', async (asked) => {
  const first = await refunds(asked);
  const second = await refunds(asked, { after: first.next! });
  const third = await refunds(asked, { after: second.next! });
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ orderId }) => orderId));
  expect([first, second, third].map(({ rows, total }) => [rows.length, total])).toEqual([
    [50, ORDERS],
    [50, ORDERS],
    [3, ORDERS],
  ]);
  expect(new Set(ids).size).toBe(ORDERS);
  expect([first.previous, third.next]).toEqual([undefined, undefined]);
  const back = await refunds(asked, { before: third.previous! });
  expect(back.rows).toEqual(second.rows);
  expect((await refunds(asked, { before: back.previous! })).rows).toEqual(first.rows);
});

test('a filter narrows the list; marks and sorts of another list are refused', async () => {
  const [row] = (await refunds({ sort: 'since', isDescending: false })).rows;
  const found = await refunds({
    sort: 'since',
    isDescending: false,
    filter: { search: row!.number },
  });
  expect(found.rows).toEqual([row]);
  const none = { sort: 'since', isDescending: false, filter: { to: '2020-01-01' } };
  expect(await refunds(none)).toEqual({ rows: [], total: 0 });
  for (const body of [
    { filter: {}, sort: 'issuedAt' },
    { filter: {}, after: 'nonsense' },
    { filter: {}, after: 'bm8', before: 'bm8' },
  ]) {
    expect((await desk.send(listDueRefunds, { token, body })).statusCode).toBe(400);
  }
});

test('lines of a statement are sorted, searched and paged in memory as in the database', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `2026-05-01,LINE ${at},,${1 + (at % 4)}.00`);
  const content = Buffer.from(['Date,Description,Paid out,Paid in', ...rows].join('\n'));
  const staff = { staffId, permission: 'bookMoney', device: 'Test' } as const;
  const file = { name: 'May.csv', content, dateOrder: undefined };
  const { id } = await importStatement({ db: shop.db, now: shop.clock.now }, file, {
    by: 'Priya',
    staff,
  });
  const lines = (more: object) =>
    desk.ask(getStatement, {
      token,
      url: `/api/desk/statements/${id}/lines`,
      body: { filter: { group: 'none' }, sort: 'amount', isDescending: true, ...more },
    });
  const first = await lines({});
  const second = await lines({ after: first.next });
  const third = await lines({ after: second.next });
  const all = [first, second, third].flatMap((page) => page.rows);
  expect(new Set(all.map(({ row }) => row)).size).toBe(120);
  const amounts = all.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  expect((await lines({ before: third.previous })).rows).toEqual(second.rows);
  const found = await lines({ filter: { group: 'none', search: 'line 119' } });
  expect(found).toMatchObject({ rows: [{ text: 'LINE 119' }], total: 1 });
});

test('an export is CSV of the whole filter, and is recorded with its reason', async () => {
  const body = { list: 'refunds', request: { filter: {} }, reason: 'For the accountant' };
  const answer = await desk.send(exportMoneyList, { token, body });
  const rows = parse<Record<string, string>>(answer.body, { bom: true, columns: true });
  expect(rows).toHaveLength(ORDERS);
  expect(rows[0]).toMatchObject({ 'Paid by': 'bank transfer', 'To give back (£)': '1.00' });
  const events = shop.db.selectFrom('audit_events').select(['detail', 'staff_id']);
  const recorded = await events.where('action', '=', 'money-exported').executeTakeFirstOrThrow();
  expect(recorded).toMatchObject({
    staff_id: staffId,
    detail: { list: 'refunds', rows: ORDERS, reason: 'For the accountant' },
  });
  const nothing = await desk.send(exportMoneyList, { token, body: { ...body, reason: '' } });
  expect(nothing.statusCode).toBe(400);
});
