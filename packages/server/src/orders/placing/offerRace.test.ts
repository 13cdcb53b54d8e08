import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import {
  holdMoment,
  installHolds,
  transactionsWaiting,
  waitingAt,
} from '../../testing/database/statementHold.queries.ts';
import { addProduct, addPromotion, contents, stockOf } from '../../testing/testData.queries.ts';

const TAKING_STOCK = 0;
const INSERTING = 1;
const COMMITTING = 2;
/** Id of a delivery option. */
const COLLECTION = 1;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // An order queues its mail right before it takes the stock.
  await installHolds(shop.db, [
    { before: 'insert into', table: 'outbox' },
    { before: 'insert into', table: 'orders' },
    { before: 'commit of', table: 'orders' },
  ]);
});
afterAll(() => shop.close());

const raise = 'update products set price_mills = price_mills + 1000 where id = $1';
const lower = 'update products set price_mills = price_mills - 1000 where id = $1';
const promote = `insert into promotions (product_id, quantity, price_mills, starts_at, ends_at)
  values ($1, 2, 10, '2026-01-01', '2026-12-31')`;
const endOffers = 'delete from promotions where product_id = $1';
const withdraw = 'update products set is_on_sale = false where id = $1';
const raiseFee = 'update delivery_options set fee_mills = fee_mills + 1000 where id = $1';

interface Checkout {
  readonly token: string;
  readonly body: Record<string, unknown>;
}

/** Sends an order and makes changes at a moment after it has read what it orders; returns its answer. */
async function orderDuring(
  { token, body }: Checkout,
  moment: number,
  changes: readonly string[],
  id: number,
) {
  const { pool } = shop.database;
  const release = await holdMoment(pool, moment);
  const answer = shop.send(createOrder, { token, body });
  await expect.poll(() => waitingAt(pool, moment)).toBe(1);
  for (const change of changes) await pool.query(change, [id]);
  const before = await contents(shop.db);
  await release();
  const { statusCode, body: text } = await answer;
  return { statusCode, code: (JSON.parse(text) as { code?: string }).code, before };
}

async function plainCheckout(promotionMills?: number) {
  const productId = await addProduct(shop.db, { price_mills: 5_000, in_stock: 9 });
  if (promotionMills !== undefined) await addPromotion(shop.db, productId, 2, promotionMills);
  const { token } = await shop.signedIn();
  const line = { product_fk: productId, cart_quantity: 2, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  return { token, lines, productId };
}

test.each([
  ['the price of its product rises', [raise], 'order-changed', undefined],
  ['a promotion of its product begins', [promote], 'order-changed', undefined],
  ['a promotion of its product is deleted', [endOffers], 'order-changed', 6_000],
  ['its product is withdrawn', [withdraw], 'cart-empty', undefined],
] as const)(
  'an order is refused when %s before its stock is taken, and writes nothing',
  async (_what, changes, code, promotionMills) => {
    const { token, lines, productId } = await plainCheckout(promotionMills);
    const checkout = { token, body: orderBody(lines) };
    const answer = await orderDuring(checkout, TAKING_STOCK, changes, productId);
    expect(answer).toMatchObject({ statusCode: 409, code });
    expect(await contents(shop.db)).toBe(answer.before);
  },
);

test('an order is read again and placed when its price has changed and changed back', async () => {
  const { token, lines, productId } = await plainCheckout();
  const checkout = { token, body: orderBody(lines) };
  const answer = await orderDuring(checkout, TAKING_STOCK, [raise, lower], productId);
  expect(answer.statusCode).toBe(201);
  expect(await stockOf(shop.db, productId)).toBe(7);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('an order with prescriptions is refused when the price rises before its stock is taken', async () => {
  const { token, lines, prescriptions, productIds } = await prescribedCart(shop, [[2], [1]]);
  const checkout = { token, body: orderBody(lines, {}, 0, prescriptions) };
  const answer = await orderDuring(checkout, TAKING_STOCK, [raise], productIds[0] ?? 0);
  expect(answer).toMatchObject({ statusCode: 409, code: 'order-changed' });
  expect(await contents(shop.db)).toBe(answer.before);
});

test('a change of the price waits until the order that was judged by the old price is committed', async () => {
  const { pool } = shop.database;
  const { token, lines, productId } = await plainCheckout();
  const release = await holdMoment(pool, COMMITTING);
  const ends: string[] = [];
  const ordered = shop
    .send(createOrder, { token, body: orderBody(lines) })
    .then(({ statusCode }) => ends.push(`order ${statusCode}`));
  await expect.poll(() => waitingAt(pool, COMMITTING)).toBe(1);
  const raised = pool.query(raise, [productId]).then(() => ends.push('price'));
  await expect.poll(() => transactionsWaiting(pool)).toBe(2);
  expect(ends).toEqual([]);
  await release();
  await Promise.all([ordered, raised]);
  expect(new Set(ends)).toEqual(new Set(['order 201', 'price']));
});

test('an order is refused when the fee of its delivery rises before it is written', async () => {
  const { token, lines } = await plainCheckout();
  const answer = await orderDuring(
    { token, body: orderBody(lines, { deliveryOptionId: COLLECTION }) },
    INSERTING,
    [raiseFee],
    COLLECTION,
  );
  expect(answer).toMatchObject({ statusCode: 409, code: 'order-changed' });
  expect(await contents(shop.db)).toBe(answer.before);
});
