import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder, listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orderBody.ts';
import { addProduct, contents } from '../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a delivery option that was withdrawn is neither offered nor taken @7.27', async () => {
  const { token } = await shop.signedIn();
  const product = await addProduct(shop.db);
  const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  await shop.db
    .updateTable('delivery_options')
    .set({ is_offered: false })
    .where('id', '=', 1)
    .execute();
  const offered = await shop.ask(listDeliveryOptions, { token });
  expect(offered.map(({ id }) => id)).toEqual([4, 2, 3]);
  const before = await contents(shop.db);
  const answer = await shop.send(createOrder, { token, body: orderBody(lines) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'delivery-option-required' });
  expect(await contents(shop.db)).toBe(before);
});
