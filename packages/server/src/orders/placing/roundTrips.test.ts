import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRoundTrips } from '../../testing/countRoundTrips.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { addProduct } from '../../testing/testData.queries.ts';

let shop: TestShop;
// Each has its own shop: a marked statement is only seen when a connection first prepares it.
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function plainCart() {
  const { token } = await shop.signedIn();
  const product_fk = await addProduct(shop.db, { in_stock: 100 });
  const body = { product_fk, cart_quantity: 1, cart_req_prescription: false };
  return { token, lines: await shop.ask(addCartLine, { token, body }), prescriptions: [] };
}

/** A database may be some milliseconds away, and other orders of a product wait for its row. */
test.each([
  ['', plainCart, { whole: 6, sinceMark: 2 }],
  // Its events wait for the chain to be locked.
  [' with three prescriptions', () => prescribedCart(shop), { whole: 8, sinceMark: 3 }],
])(
  'an order%s is placed in few round trips to the database, and locks its products for the last of them',
  async (_what, fill, expected) => {
    const { token, lines, prescriptions } = await fill();
    const trips = countRoundTrips(shop.database.pool, 'for no key update');
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'once' },
      payload: orderBody(lines, {}, 0, prescriptions),
    });
    expect(answer.statusCode).toBe(201);
    expect(trips).toEqual([expected]);
  },
);
