import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderBody } from '../testing/orders/orderBody.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addProduct } from '../testing/testData.queries.ts';

let shop: TestShop;
let token: string;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await shop.signedIn());
  productId = await addProduct(shop.db, { in_stock: 1_000_000 });
});
afterAll(() => shop.close());

/** Places an order and reads what a buyer sees; every answer must be a success. */
async function orderAndRead(): Promise<void> {
  const lines = await shop.ask(addCartLine, {
    token,
    body: { product_fk: productId, cart_quantity: 1, cart_req_prescription: false },
  });
  const { id } = await shop.ask(createOrder, { token, body: orderBody(lines, {}) });
  await shop.ask(getOrder, { token, url: `/api/orders/${id}` });
  await shop.ask(listOrders, { token, body: { page: { limit: 15, skip: 0 } } });
  await shop.ask(listPrescriptions, { token, body: { query: {}, page: { limit: 15, skip: 0 } } });
  expect(await shop.ask(getCart, { token })).toEqual([]);
  await shop.ask(getProfile, { token });
}

/** A query is prepared when it runs for the second time, and once more on each connection that it meets. */
async function orderAndReadOften(): Promise<void> {
  for (let time = 0; time < 6; time += 1) await orderAndRead();
}

test('orders are placed and read after every table got a column, and after it lost it', async () => {
  await orderAndReadOften();
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(shop.db);
  expect(tables.length).toBeGreaterThan(30);
  // In all tables at once: a query that reads whole rows of any of them fails the same way.
  for (const { name } of tables)
    await sql`alter table ${sql.raw(name)} add column added_later text`.execute(shop.db);
  await orderAndReadOften();
  for (const { name } of tables)
    await sql`alter table ${sql.raw(name)} drop column added_later`.execute(shop.db);
  await orderAndReadOften();
});
