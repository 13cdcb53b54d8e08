import {
  addStockRequest,
  listStockRequests,
  removeStockRequest,
} from '@formulary/rules/calls/stockRequestCalls';
import {
  MOST_STOCK_REQUESTS,
  STOCK_REQUESTS_KEPT_FOR_MS,
} from '@formulary/rules/stock/stockRequest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrder } from '../payments/expireOrder.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { removeOld } from '../testing/removeOld.ts';
import { addProduct, addProducts, contents, emailOf } from '../testing/testData.queries.ts';
import { notifyBackInStock } from './notifyBackInStock.ts';

const DAY_MS = 86_400_000;
const TASK = 'tell-back-in-stock';

let shop: TestShop;
let token: string;
let userId: number;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  ({ token, userId } = await shop.signedIn());
  product = await addProduct(shop.db, { name: 'Fine needle', in_stock: 5, minimum_stock: 5 });
  await clearJobs();
});
afterAll(() => shop.close());

const ask = (product_fk: number) => shop.ask(addStockRequest, { token, body: { product_fk } });
const waitsFor = async () =>
  (await shop.ask(listStockRequests, { token })).map(({ productId }) => productId);
const change = (
  id: number,
  values: { in_stock?: number; minimum_stock?: number; is_on_sale?: boolean },
) => shop.db.updateTable('products').set(values).where('id', '=', id).execute();
const tell = () => notifyBackInStock({ db: shop.db, shopUrl: 'https://shop.test' });
const clearJobs = () => shop.database.pool.query('delete from graphile_worker._private_jobs');
const mails = async () =>
  shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', await emailOf(shop.db, userId))
    .where('subject', 'like', '%ack in stock%')
    .orderBy('id')
    .execute();
const setAccount = (account_state: 'active' | 'suspended') =>
  shop.db.updateTable('users').set({ account_state }).where('id', '=', userId).execute();
/** Counts the queued jobs that look through the requests. */
const jobs = async () => {
  const { rows } = await shop.database.pool.query(
    'select from graphile_worker.jobs where task_identifier = $1',
    [TASK],
  );
  return rows.length;
};

test('is made once, shown again, and withdrawn', async () => {
  await ask(product);
  expect(await ask(product)).toEqual([
    { productId: product, name: 'Fine needle', askedAt: shop.clock.now },
  ]);
  expect(await waitsFor()).toEqual([product]);
  const taken = { token, body: { product_fk: product } };
  expect(await shop.ask(removeStockRequest, taken)).toEqual([]);
  expect(await shop.ask(removeStockRequest, taken)).toEqual([]);
  await change(product, { in_stock: 6 });
  await tell();
  expect(await mails()).toEqual([]);
});

test('brings one mail, however many servers run concurrently', async () => {
  await ask(product);
  await change(product, { in_stock: 6 });
  expect(await jobs()).toBe(1);
  await Promise.all(Array.from({ length: 5 }, tell));
  await tell();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Back in stock: Fine needle');
  expect(mail?.text).toContain(`https://shop.test/product/${product}`);
  expect(await waitsFor()).toEqual([]);
});

test('brings one mail for several products back at once, and keeps the other requests', async () => {
  const second = await addProduct(shop.db, { name: 'Blunt needle', in_stock: 0 });
  const third = await addProduct(shop.db, { in_stock: 0 });
  for (const id of [product, second, third]) await ask(id);
  await shop.db
    .updateTable('products')
    .set({ in_stock: 50 })
    .where('id', 'in', [product, second])
    .execute();
  expect(await jobs()).toBe(1);
  await tell();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['2 products are back in stock']);
  expect(await waitsFor()).toEqual([third]);
});

test('is not answered while the whole stock must stay on the shelf', async () => {
  await ask(product);
  await change(product, { in_stock: 8, minimum_stock: 8 });
  await tell();
  expect(await mails()).toEqual([]);
  await change(product, { minimum_stock: 7 });
  expect(await jobs()).toBe(2);
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('is not answered while the account may not use the shop', async () => {
  await ask(product);
  await change(product, { in_stock: 6 });
  await setAccount('suspended');
  await tell();
  expect(await mails()).toEqual([]);
  await setAccount('active');
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('is checked when an unpaid order returns its stock, and not when stock is taken', async () => {
  await change(product, { in_stock: 8 });
  const buyer = await shop.signedIn();
  const order = await placeOrder(shop, buyer.token, product, { packs: 3 });
  await ask(product);
  await change(product, { in_stock: 4 });
  expect(await jobs()).toBe(0);
  const now = () => new Date(+shop.clock.now + DAY_MS);
  await expireOrder({ db: shop.db, shopUrl: 'https://shop.test', now }, order.id);
  expect(await jobs()).toBe(1);
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('is not answered by a transaction rolled back: neither job nor mail', async () => {
  await ask(product);
  const work = shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ in_stock: 9 }).where('id', '=', product).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await jobs()).toBe(0);
});

test('is dropped when the product goes off sale', async () => {
  await ask(product);
  await change(product, { is_on_sale: false });
  expect(await waitsFor()).toEqual([]);
});

test.each([
  ['is in stock', 409, 'product-in-stock', () => change(product, { in_stock: 6 })],
  ['is not sold', 404, 'product-missing', () => change(product, { is_on_sale: false })],
])('is refused for a product that %s', async (_what, status, code, before) => {
  await before();
  const kept = await contents(shop.db);
  const answer = await shop.send(addStockRequest, { token, body: { product_fk: product } });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(await contents(shop.db)).toBe(kept);
});

test('is refused in a sentence beyond 200 products, also for concurrent requests', async () => {
  const ids = await addProducts(shop.db, MOST_STOCK_REQUESTS + 1);
  await shop.db.updateTable('products').set({ in_stock: 0 }).where('id', 'in', ids).execute();
  for (const id of ids.slice(2)) await ask(id);
  const answers = await Promise.all(
    ids
      .slice(0, 2)
      .map((product_fk) => shop.send(addStockRequest, { token, body: { product_fk } })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await waitsFor()).toHaveLength(MOST_STOCK_REQUESTS);
});

test('expires after a year', async () => {
  await ask(product);
  const then = new Date(+shop.clock.now + STOCK_REQUESTS_KEPT_FOR_MS);
  await removeOld(shop.db, then);
  expect(await waitsFor()).toEqual([product]);
  await removeOld(shop.db, new Date(+then + 1));
  expect(
    await shop.db.selectFrom('stock_requests').selectAll().where('user_id', '=', userId).execute(),
  ).toEqual([]);
});
