import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct } from '../../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

// London kept summer time through the winters of 1968 to 1971: only then does its year differ from UTC at New Year.
test.each([
  ['1970-12-31T22:59:59Z', '1970'],
  ['1970-12-31T23:00:00Z', '1971'],
  ['2026-12-31T23:59:59Z', '2026'],
  ['2027-01-01T00:00:00Z', '2027'],
])('an order of %s is numbered in %s, the year in London', async (placedAt, year) => {
  shop.clock.now = new Date(placedAt);
  const { token } = await shop.signedIn();
  const product = await addProduct(shop.db);
  const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  const order = await shop.ask(createOrder, { token, body: orderBody(lines) });
  expect(order.number).toMatch(new RegExp(`^F-${year}-\\d{6}$`));
});
