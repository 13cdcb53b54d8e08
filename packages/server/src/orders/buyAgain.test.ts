import { addCartLine, clearCart, getCart } from '@formulary/rules/calls/cartCalls';
import { buyAgain } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { addProduct, addPromotion, contents } from '../testing/testData.queries.ts';

const PACKS = 3;

let shop: TestShop;
let token: string;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  ({ token } = await shop.signedIn());
  product = await addProduct(shop.db, { in_stock: 100, price_mills: 10_000, vat_percent: 20 });
});
afterAll(() => shop.close());

const place = () => placeOrder(shop, token, product, { packs: PACKS });
const change = (values: { in_stock?: number; is_on_sale?: boolean; price_mills?: number }) =>
  shop.db.updateTable('products').set(values).where('id', '=', product).execute();
const differences = async (orderId: number) => {
  const { results } = await shop.ask(buyAgain, { token, body: { order_pk: orderId } });
  return results.flatMap((line) => line.differences);
};

test('puts an order into the cart once, however often the request is sent', async () => {
  const order = await place();
  const body = { order_pk: order.id };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.ask(buyAgain, { token, body })),
  );
  const cart = await shop.ask(getCart, { token });
  expect(cart).toMatchObject([{ productId: product, quantity: PACKS }]);
  // One answer reports no difference; the others report that the packs were in the cart already.
  const first = answers.filter(({ results }) => results[0]?.differences.length === 0);
  expect(first).toHaveLength(1);
  expect(answers.map(({ lines }) => lines[0]?.quantity)).toEqual(Array(5).fill(PACKS));
});

test('keeps other lines of the cart and tops up the line of the same product', async () => {
  const order = await place();
  const other = await addProduct(shop.db);
  for (const [id, packs] of [
    [other, 2],
    [product, 1],
  ])
    await shop.ask(addCartLine, {
      token,
      body: { product_fk: id, cart_quantity: packs, cart_req_prescription: false },
    });
  expect(await differences(order.id)).toEqual(['Your cart had 1 of these already']);
  expect(await shop.ask(getCart, { token })).toMatchObject([
    { productId: other, quantity: 2 },
    { productId: product, quantity: PACKS },
  ]);
});

test('reports changes of price, offer and stock, and products no longer sold', async () => {
  const order = await place();
  await addPromotion(shop.db, product, 2, 15_000);
  await change({ price_mills: 12_500, in_stock: 2 });
  expect(await differences(order.id)).toEqual([
    'Only 2 of 3 packs could go into your cart: no more are in stock',
    'The price is £12.50 now, not £10.00',
    'There is an offer now: 2 for £15.00',
  ]);
  await shop.ask(clearCart, { token });
  await change({ in_stock: 0 });
  expect(await differences(order.id)).toEqual(['Product is out of stock']);
  await change({ is_on_sale: false });
  expect(await differences(order.id)).toEqual(['This product is not available']);
  expect(await shop.ask(getCart, { token })).toEqual([]);
});

test('adds a single line of an order when one is named', async () => {
  const order = await place();
  const line = (isPrescription: boolean) => ({
    order_pk: order.id,
    order_line: { product_pk: product, cart_req_prescription: isPrescription },
  });
  const bought = await shop.ask(buyAgain, { token, body: line(false) });
  expect(bought.lines).toMatchObject([{ productId: product, quantity: PACKS }]);
  const before = await contents(shop.db);
  const refused = await shop.send(buyAgain, { token, body: line(true) });
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'product-missing' }]);
  expect(await contents(shop.db)).toBe(before);
});

test("refuses another user's order and writes nothing", async () => {
  const order = await place();
  const stranger = await shop.signedIn();
  const before = await contents(shop.db);
  for (const id of [order.id, 2_000_000_000]) {
    const answer = await shop.send(buyAgain, { token: stranger.token, body: { order_pk: id } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'order-missing' }]);
  }
  expect(await contents(shop.db)).toBe(before);
});
