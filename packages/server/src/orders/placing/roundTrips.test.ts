import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRoundTrips } from '../../testing/countRoundTrips.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct, addSession, addUser } from '../../testing/testData.queries.ts';

/** A database may be some milliseconds away, and other orders of a product wait for its row. */
const MOST_ROUND_TRIPS = 7;
/** One takes the stock, the other commits. */
const MOST_LOCKED = 2;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an order is placed in seven round trips to the database, and locks its products for two', async () => {
  const productId = await addProduct(shop.db, { in_stock: 100 });
  const token = await addSession(shop.db, await addUser(shop.db), shop.clock.now);
  const authorization = `Bearer ${token}`;
  const line = { product_fk: productId, cart_quantity: 1, cart_req_prescription: false };
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/carts',
    headers: { authorization },
    payload: line,
  });
  const trips = countRoundTrips(shop.database.pool, 'from products');
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization, 'idempotency-key': 'once' },
    payload: orderBody(decodeAnswer(addCartLine.answer, cart.json())),
  });
  expect(answer.statusCode).toBe(201);
  expect(trips).toEqual([{ whole: MOST_ROUND_TRIPS, sinceMark: MOST_LOCKED }]);
});
