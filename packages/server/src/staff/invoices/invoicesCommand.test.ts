import type { Order } from '@formulary/rules/orders/order';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelByStaff } from '../../payments/cancelByStaff.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { paymentResponse, sendResponse } from '../../testing/orders/paymentResponse.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { readCommand } from '../readCommand.ts';
import { runCommand } from '../runCommand.ts';

type Row = Readonly<Record<string, string>>;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function month(which: string): Promise<readonly Row[]> {
  const command = readCommand(['invoices', 'month', which]);
  if (command.kind === 'help') throw new Error('That is help');
  const csv = await runCommand(command, {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    certificates: new Map(),
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });
  // Without the byte-order mark, Excel reads UTF-8 in the code page of its machine.
  expect(csv).toMatch(/^\uFEFFNumber,/);
  return parse(csv, { bom: true, columns: true });
}

async function paidAt(at: string, billed = 'Amara Okafor', company?: string): Promise<Order> {
  shop.clock.now = new Date(at);
  const { token, userId } = await shop.signedIn();
  await shop.db
    .updateTable('users')
    .set({ company: company ?? null })
    .where('id', '=', userId)
    .execute();
  const product = await addProduct(shop.db, { price_mills: 10_000, vat_percent: 20 });
  const order = await placeOrder(shop, token, product);
  const named = shop.db.updateTable('orders').set({ billing_name: billed });
  await named.where('id', '=', order.id).execute();
  await sendResponse(shop.app, paymentResponse(order));
  return order;
}

const giveBack = (order: Order) =>
  cancelByStaff(
    { db: shop.db, now: shop.clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' },
    { orderId: order.id, reason: 'Out of stock', refundNote: 'Card refund', by: 'priya' },
  );

test('a month lists what was issued in UK time: invoices, then credit notes below 0', async () => {
  await paidAt('2026-06-30T22:59:00Z');
  const first = await paidAt('2026-06-30T23:01:00Z');
  const last = await paidAt('2026-07-31T22:59:00Z');
  await giveBack(first);
  await paidAt('2026-07-31T23:01:00Z');
  const rows = await month('2026-07');
  expect(rows.map((row) => [row['Kind'], row['Order'], row['With VAT']])).toEqual([
    ['Invoice', first.number, '36.00'],
    ['Invoice', last.number, '36.00'],
    ['Credit note', first.number, '-36.00'],
  ]);
  const [invoice, , note] = rows;
  expect(invoice).toEqual({
    Number: expect.stringMatching(/^INV-\d{6}$/),
    Kind: 'Invoice',
    'Date of issue': '01/07/2026',
    'Time of supply': '01/07/2026',
    Order: first.number,
    'Credits invoice': '',
    Customer: 'Amara Okafor',
    'VAT rate': '20%',
    Net: '30.00',
    VAT: '6.00',
    'With VAT': '36.00',
  });
  expect(note).toMatchObject({
    'Date of issue': '31/07/2026',
    'Time of supply': '01/07/2026',
    'Credits invoice': invoice?.['Number'],
    Net: '-30.00',
    VAT: '-6.00',
  });
  expect(await month('2020-01')).toEqual([]);
});

test('the customer is the billed company, on the invoice and on its credit note', async () => {
  const order = await paidAt('2026-10-05T10:00:00Z', 'Amara Okafor', 'Registered Aesthetics Ltd');
  // Later changes of the account reach neither.
  await shop.db.updateTable('users').set({ company: 'Renamed Ltd' }).execute();
  await giveBack(order);
  const rows = await month('2026-10');
  expect(rows.map((row) => [row['Kind'], row['Customer']])).toEqual([
    ['Invoice', 'Registered Aesthetics Ltd'],
    ['Credit note', 'Registered Aesthetics Ltd'],
  ]);
  const papers = shop.db.selectFrom('invoices').select('content').where('order_id', '=', order.id);
  for (const { content } of await papers.execute())
    expect(content.customer.slice(0, 2)).toEqual(['Registered Aesthetics Ltd', 'Amara Okafor']);
});

test('a name that a spreadsheet would read as a formula is written as text', async () => {
  await paidAt('2026-09-10T10:00:00Z', '=HYPERLINK("https://evil.test")');
  const [row] = await month('2026-09');
  expect(row?.['Customer']).toBe(`'=HYPERLINK("https://evil.test")`);
  expect(row?.['Net']).toBe('30.00');
});
