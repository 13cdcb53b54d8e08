import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder, listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import type { DeliveryService } from '@formulary/rules/orders/deliveryOption';
import { messages } from '@formulary/rules/problems/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { addProduct, contents } from '../testing/testData.queries.ts';

const shipping = {
  shipping: {
    name: 'Amara Okafor',
    phone: '020 7946 0018',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    postcode: 'WC1R 4RH',
    countryCode: 'GB',
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a cold-chain product goes by next-day delivery or collection only @9.15', async () => {
  const { token } = await shop.signedIn();
  const productId = await addProduct(shop.db, { name: 'Botulax', is_cold_chain: true });
  const line = { product_fk: productId, cart_quantity: 1, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  expect(lines).toMatchObject([{ name: 'Botulax', isColdChain: true }]);
  const options = await shop.ask(listDeliveryOptions, { token });
  const by = async (service: DeliveryService) => {
    const { id = 0, price = 0 } = options.find((option) => option.service === service) ?? {};
    return shop.send(createOrder, {
      token,
      body: orderBody(lines, { deliveryOptionId: id, ...shipping }, price),
    });
  };
  const before = await contents(shop.db);
  for (const [service, code] of [
    ['saturday', 'saturday-cold-chain'],
    ['standard', 'cold-chain-delivery'],
  ] as const) {
    const answer = await by(service);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code, errors: { deliveryoption_fk: messages[code] } },
    ]);
  }
  expect(await contents(shop.db)).toBe(before);
  expect((await by('next-day')).statusCode).toBeLessThan(300);
});

test('a withdrawn delivery option is neither offered nor accepted @7.27', async () => {
  const { token } = await shop.signedIn();
  const product = await addProduct(shop.db);
  const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  expect(await shop.ask(listDeliveryOptions, { token })).toHaveLength(4);
  await shop.db
    .updateTable('delivery_options')
    .set({ is_offered: false })
    .where('id', '=', 1)
    .execute();
  const before = await contents(shop.db);
  const answer = await shop.send(createOrder, { token, body: orderBody(lines) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'delivery-option-required' });
  expect(await contents(shop.db)).toBe(before);
  const offeredIds = async () =>
    (await shop.ask(listDeliveryOptions, { token })).map(({ id }) => id);
  // The list is in memory until the server hears of the change.
  await expect.poll(offeredIds).toEqual([4, 2, 3]);
});
