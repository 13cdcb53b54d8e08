import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addProduct, addProducts } from '../../testing/testData.queries.ts';
import { applyDuePrices } from './applyDuePrices.ts';
import type { ProductPrice } from './priceFaults.ts';
import { setPrices } from './setPrices.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const MONDAY = new Date('2026-06-22T00:00:00+01:00');
const TUESDAY = new Date('2026-06-23T00:00:00+01:00');
const reason = 'New price of the supplier';
const actor = { by: 'Ada Price' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const set = (prices: readonly ProductPrice[], now = NOW) =>
  withTransaction(database.db, (trx) => setPrices(trx, prices, actor, now));

const priceOf = async (id: number) => {
  const { rows } = await sql<{ price: number; version: number }>`
    select price_mills as price, offer_version as version from products where id = ${id}`.execute(
    database.db,
  );
  return rows[0];
};

const historyOf = async (id: number) => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', state, before_mills, price_mills, decided_by) as line from price_changes
    where product_id = ${id} order by force_order nulls last, holds_from`.execute(database.db);
  return rows.map(({ line }) => line);
};

const eventsOf = async (id: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_events where subject = ${`product ${id}`} order by id`.execute(
    database.db,
  );
  return rows.map(({ action }) => action);
};

test('setPrices writes a price of now with its history, and leaves out what is the price already', async () => {
  const [first, second] = await addProducts(database.db, 2);
  if (first === undefined || second === undefined) throw new Error('No products');
  const counts = await set([
    { productId: second, price: 12_500, reason },
    { productId: first, price: 10_000, reason },
  ]);
  expect(counts).toEqual({ changed: 1, planned: 0, unchanged: 1 });
  expect(await priceOf(second)).toEqual({ price: 12_500, version: 1 });
  expect(await historyOf(second)).toEqual(['in-force 10000 12500 Ada Price']);
  expect(await historyOf(first)).toEqual([]);
  expect(await eventsOf(second)).toEqual(['price-changed']);
});

test('planned prices come into force once and in order, after a pause and by several servers', async () => {
  const id = await addProduct(database.db);
  await set([
    { productId: id, price: 12_000, from: TUESDAY, reason },
    { productId: id, price: 11_000, from: MONDAY, reason },
  ]);
  expect(await applyDuePrices(database.db, new Date(+MONDAY - 1))).toBe(0);
  expect((await priceOf(id))?.price).toBe(10_000);

  const servers = Array.from({ length: 4 }, () => applyDuePrices(database.db, TUESDAY));
  const applied = await Promise.all(servers);
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await historyOf(id)).toEqual([
    'in-force 10000 11000 Ada Price',
    'in-force 11000 12000 Ada Price',
  ]);
  expect(await priceOf(id)).toEqual({ price: 12_000, version: 1 });
  expect(await eventsOf(id)).toEqual([
    'price-planned',
    'price-planned',
    'price-came-into-force',
    'price-came-into-force',
  ]);
});

test('a price of now brings into force first what is due, so that it is the newest', async () => {
  const id = await addProduct(database.db);
  await set([{ productId: id, price: 11_000, from: MONDAY, reason }]);
  await set([{ productId: id, price: 9_000, reason }], TUESDAY);
  expect(await historyOf(id)).toEqual([
    'in-force 10000 11000 Ada Price',
    'in-force 11000 9000 Ada Price',
  ]);
  expect(await applyDuePrices(database.db, TUESDAY)).toBe(0);
  expect((await priceOf(id))?.price).toBe(9_000);
});

test('a price that is changed by another program joins the history', async () => {
  const id = await addProduct(database.db);
  await sql`update products set price_mills = 7000 where id = ${id}`.execute(database.db);
  await set([{ productId: id, price: 8_000, reason }]);
  expect(await historyOf(id)).toEqual([
    'in-force 10000 7000 another program',
    'in-force 7000 8000 Ada Price',
  ]);
});

test('setPrices refuses each price in words, and writes none of them', async () => {
  const [good, planned, bad] = await addProducts(database.db, 3);
  if (good === undefined || planned === undefined || bad === undefined) throw new Error('None');
  await set([{ productId: planned, price: 9_000, from: MONDAY, reason }]);
  const typed = [
    { productId: good, price: 12_000, reason },
    { productId: bad, price: 0, reason },
    { productId: bad, price: 1_000_000_010, reason },
    { productId: bad, price: 9_999, reason },
    { productId: bad, price: 9_000, from: new Date(+NOW - 1), reason },
    { productId: bad, price: 9_000, from: new Date('2029-01-01T00:00:00Z'), reason },
    { productId: bad, price: 9_000, reason: ' ' },
    { productId: good, price: 13_000, reason },
    { productId: planned, price: 9_500, from: MONDAY, reason },
    { productId: 2_000_000_000, price: 9_500, reason },
  ];
  const refused = await set(typed).catch((error: unknown) => error);
  const name = /^Product \d+/;
  expect(refused).toMatchObject({ problem: { code: 'price-nothing' } });
  const { errors } = (refused as { problem: { errors: Record<string, string> } }).problem;
  const words = Object.entries(errors).map(([at, text]) => `${at} ${text.replace(name, 'P')}`);
  expect(words).toEqual([
    'prices.1 P: a price is above £0.00',
    'prices.2 P: a price is at most £1,000,000.00',
    'prices.3 P: a price has two decimals at most, pounds and pence',
    'prices.4 P: this moment is over. Please choose now, or a later one',
    'prices.5 P: a price can be planned for the next two years',
    'prices.6 Please give a reason',
    'prices.7 P has two prices from the same moment. Please give one',
    'prices.8 P: another price is planned for this moment. Please withdraw it first',
    'prices.9 There is no such product',
  ]);
  expect((await priceOf(good))?.price).toBe(10_000);
  expect(await eventsOf(good)).toEqual([]);
});

test('thousands of prices are set and come into force with a few statements', async () => {
  await applyDuePrices(database.db, MONDAY);
  const ids = await addProducts(database.db, 6_000);
  const prices = ids.map((productId, index) => ({ productId, price: 10_010 + index * 10, reason }));
  expect(await set(prices)).toEqual({ changed: 6_000, planned: 0, unchanged: 0 });
  await set(prices.map((each) => ({ ...each, price: each.price + 10, from: MONDAY })));
  expect(await applyDuePrices(database.db, MONDAY)).toBe(6_000);
  expect((await priceOf(ids[5_999] ?? 0))?.price).toBe(10_010 + 5_999 * 10 + 10);
});
