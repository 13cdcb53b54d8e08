import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddressInfo } from 'node:net';
import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { settleHolds } from '../../payments/payments.tasks.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct, stockOf } from '../../testing/testData.queries.ts';

const BUYERS = 200;
const HOUR_MS = 3_600_000;
const MOST_SOCKETS = 64;

let shop: TestShop;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await shop.close();
});

/** Posts over a real socket, as a buyer's browser does. */
function post(path: string, token: string, body: unknown, key?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const options = { agent, host: '127.0.0.1', port, path, method: 'POST', headers };
  const request = httpRequest(options, (response) => {
    response.resume();
    response.on('end', () => resolve(response.statusCode ?? 0));
  });
  request.on('error', reject);
  request.end(JSON.stringify(body));
  return promise;
}

/**
 * Has all buyers order at once and returns the outcome of each. A buyer who gets 503 retries with the same key: on a
 * busy machine the wait for a connection or lock can time out, which means neither sold nor sold out.
 */
async function orderAtOnce(
  buyers: readonly { readonly token: string; readonly body: unknown }[],
): Promise<readonly number[]> {
  const send = ({ token, body }: (typeof buyers)[number]) =>
    post('/api/orders', token, body, 'checkout');
  const statuses = await Promise.all(buyers.map(send));
  for (const [place, buyer] of buyers.entries()) {
    if (statuses[place] === 503) statuses[place] = await send(buyer);
  }
  return statuses;
}

function tally(statuses: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function buyersOf(inputs: (buyer: number) => readonly (readonly [number, number])[]) {
  const buyers = [];
  for (let index = 0; index < BUYERS; index += 1) {
    const { token } = await shop.signedIn();
    for (const [product_fk, cart_quantity] of inputs(index)) {
      const body = { product_fk, cart_quantity, cart_req_prescription: false };
      await shop.ask(addCartLine, { token, body });
    }
    buyers.push({ token, body: orderBody(await shop.ask(getCart, { token })) });
  }
  return buyers;
}

test('of 200 buyers of the last 10 packs, 10 get one and 190 are refused @5.17 @5.21', async () => {
  const product = await addProduct(shop.db, { in_stock: 15, minimum_stock: 5 });
  const buyers = await buyersOf(() => [[product, 1]]);
  const statuses = await orderAtOnce(buyers);
  expect(tally(statuses)).toEqual({ 201: 10, 409: 190 });
  expect(await stockOf(shop.db, product)).toBe(5);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('carts with the same products in either order sell the whole stock without a deadlock', async () => {
  const first = await addProduct(shop.db, { in_stock: 30 });
  const second = await addProduct(shop.db, { in_stock: 30 });
  const third = await addProduct(shop.db, { in_stock: 1_000 });
  const buyers = await buyersOf((index) =>
    index % 2 === 0
      ? [
          [first, 1],
          [second, 1],
          [third, 2],
        ]
      : [
          [third, 1],
          [second, 1],
          [first, 1],
        ],
  );
  const statuses = await orderAtOnce(buyers);
  expect(tally(statuses)).toEqual({ 201: 30, 409: 170 });
  expect([await stockOf(shop.db, first), await stockOf(shop.db, second)]).toEqual([0, 0]);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('the two lines of one product never hold more than the stock, however they race @5.17', async () => {
  const product = await addProduct(shop.db, { type: 'any', in_stock: 10 });
  const { token } = await shop.signedIn();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_each, index) =>
      post('/api/carts', token, {
        product_fk: product,
        cart_quantity: 1,
        cart_req_prescription: index % 2 === 0,
      }),
    ),
  );
  expect(tally(statuses)).toEqual({ 200: 10, 409: 30 });
  const lines = await shop.ask(getCart, { token });
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10);
});

test('of 200 buyers, half of them by card with prescriptions, exactly 10 hold a pack; unpaid packs go back once @5.17', async () => {
  const product = await addProduct(shop.db, { type: 'any', in_stock: 10 });
  const buyers: { readonly token: string; readonly body: unknown }[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const isByCard = buyer % 2 === 0;
    const cart = isByCard ? await prescribedCart(shop, [[1]], [product]) : await plainCart(product);
    const paymentMode = isByCard ? 'card' : 'bankTransfer';
    const body = orderBody(cart.lines, { paymentMode }, 0, cart.prescriptions);
    buyers.push({ token: cart.token, body });
  }
  const statuses = await orderAtOnce(buyers);
  expect(tally(statuses)).toEqual({ 201: 10, 409: 190 });
  expect(await stockOf(shop.db, product)).toBe(0);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
  // An hour later the card orders are overdue, the transfer orders are not.
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
  const context = { db: shop.db, card: undefined, holds: holdsForTests, now: () => shop.clock.now };
  const sweep = () => settleHolds({ ...context, shopUrl: 'https://shop.test' }, 0);
  const swept = await Promise.all([sweep(), sweep(), sweep()]);
  const cancelled = swept.reduce((sum, each) => sum + each.cancelled, 0);
  expect(await stockOf(shop.db, product)).toBe(cancelled);
  expect(await countCardOrders(product)).toBe(cancelled);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

async function plainCart(product_fk: number) {
  const { token } = await shop.signedIn();
  const body = { product_fk, cart_quantity: 1, cart_req_prescription: false };
  return { token, lines: await shop.ask(addCartLine, { token, body }), prescriptions: [] };
}

async function countCardOrders(productId: number): Promise<number> {
  const rows = await shop.db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_id', 'orders.id')
    .select('orders.id')
    .where('payment_mode', '=', 'card')
    .where('product_id', '=', productId)
    .execute();
  return rows.length;
}
