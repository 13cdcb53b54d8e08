import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { cancelByStaff } from '../payments/cancelByStaff.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { addProduct } from '../testing/testData.queries.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { skipNumbers } from './skipNumbers.queries.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function invoiceNumbers(kind: 'Invoice' | 'Credit note'): Promise<readonly number[]> {
  const rows = await shop.db
    .selectFrom('invoices')
    .select('number')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ number }) => number);
}

/** Places, pays and refunds an order, which gives each kind of number once. */
async function giveNumbers(): Promise<void> {
  const { app, db, clock } = shop;
  const { token } = await shop.signedIn();
  const order = await placeOrder(shop, token, await addProduct(db));
  await sendResponse(app, paymentResponse(order, { transId: order.number }));
  await cancelByStaff(
    { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' },
    { orderId: order.id, reason: 'Out of stock', refundNote: 'Card refund', by: 'priya' },
  );
}

async function lastOrder(): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select max(substring(number from '[0-9]+$')::integer) as last from orders`.execute(shop.db);
  return rows[0]?.last ?? 0;
}

test('orders, invoices and credit notes go on beyond every number that may be lost, and the audit holds', async () => {
  const { db, clock } = shop;
  await giveNumbers();
  const skip = (since: Date) =>
    withTransaction(db, (trx) => skipNumbers(trx, { since, now: clock.now }));
  expect(await skip(clock.now)).toBe(10_000);
  // A copy of long ago may lack more: one order a day, for 2,001 days, tenfold.
  expect(await skip(new Date(+clock.now - 2_000 * DAY_MS))).toBe(20_010);

  await giveNumbers();
  expect(await lastOrder()).toBe(30_012);
  expect(await invoiceNumbers('Invoice')).toEqual([1, 30_012]);
  expect(await invoiceNumbers('Credit note')).toEqual([1, 30_012]);
  expect(await audit({ db, trust: shop.trust }, clock.now)).toEqual([]);
});
