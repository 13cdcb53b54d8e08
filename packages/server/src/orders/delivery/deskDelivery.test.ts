import { addCartLine } from '@formulary/rules/calls/cartCalls';
import * as calls from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { createOrder, listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const ROOT = '/api/desk/catalogue/delivery';
const REASON = 'The courier asks more';

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  ({ token } = await desk.signedIn('customer-service'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const all = async () => (await desk.ask(calls.listDeskDelivery, { token })).options;
const optionOf = async (id: number) => {
  const found = (await all()).find((each) => each.id === id);
  if (!found) throw new Error(`There is no delivery ${id}`);
  return found;
};
/** Sends an option as the wire has it, with changes. */
const change = async (id: number, changes: object) => {
  const { details, price, service, position, isOffered, version } = await optionOf(id);
  const body = { details, price: price / 1_000, service, position, isOffered, version };
  return desk.send(calls.changeDeskDelivery, {
    token,
    url: `${ROOT}/${id}`,
    body: { ...body, reason: REASON, ...changes },
  });
};
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;

test('a fee is changed with a record; what was ordered keeps its fee, and the shop asks the new one', async () => {
  const product = await addProduct(shop.db);
  const buyer = await shop.signedIn();
  const before = await placeOrder(shop, buyer.token, product);
  expect((await change(1, { price: 2.5, details: 'Collection in York' })).statusCode).toBe(200);
  const { price, waitingOrders } = await optionOf(1);
  expect([price, waitingOrders]).toEqual([2_500, 1]);
  const { events } = await desk.ask(calls.listDeskDelivery, { token });
  expect(events.at(-1)).toMatchObject({
    sentence: 'Changed a way of delivery',
    reason: REASON,
    from: expect.stringContaining('£0.00'),
    to: expect.stringContaining('Collection in York, £2.50'),
  });
  expect(before.deliveryFee).toBe(0);
  await expect
    .poll(
      async () => (await shop.ask(listDeliveryOptions, buyer)).find(({ id }) => id === 1)?.price,
    )
    .toBe(2_500);
  const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token: buyer.token, body: line });
  // As it was seen before the change.
  const refused = await shop.send(createOrder, { token: buyer.token, body: orderBody(lines) });
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'order-changed']);
  expect((await change(1, { price: 0 })).statusCode).toBe(200);
});

test('a way of delivery is added, withdrawn and offered again', async () => {
  const body = {
    details: 'Bicycle courier',
    price: 3,
    service: 'standard',
    position: 9,
    isOffered: true,
    reason: 'Asked for',
  };
  const { id } = await desk.ask(calls.addDeskDelivery, { token, body });
  const buyer = await shop.signedIn();
  const isShown = async () =>
    (await shop.ask(listDeliveryOptions, buyer)).some((each) => each.id === id);
  await expect.poll(isShown).toBe(true);
  expect((await change(id, { isOffered: false })).statusCode).toBe(200);
  await expect.poll(isShown).toBe(false);
  expect(codeOf(await change(id, { isOffered: false }))).toBe('delivery-unchanged');
  expect((await change(id, { isOffered: true })).statusCode).toBe(200);
});

test.each([
  ['without a name', { details: ' ' }, 400, 'delivery-details'],
  ['above £1,000.00', { price: 1_000.01 }, 400, 'delivery-fee'],
  ['below nothing', { price: -1 }, 400, 'delivery-fee'],
  ['that is a second collection', { service: 'collection' }, 400, 'delivery-collection'],
  [
    'with the name of another one',
    { details: 'saturday delivery (extra charge)' },
    409,
    'delivery-twice',
  ],
  ['without a reason', { reason: ' ' }, 400, 'reason-required'],
])('a way of delivery %s is refused in words', async (_what, changes, status, code) => {
  const answer = await change(2, changes);
  expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
});

test('the last way of delivery stays offered, also when two are withdrawn at once', async () => {
  const offered = (await all()).filter(({ isOffered }) => isOffered);
  const answers = await Promise.all(offered.map(({ id }) => change(id, { isOffered: false })));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map(codeOf)).toEqual(['delivery-last']);
  expect((await all()).filter(({ isOffered }) => isOffered)).toHaveLength(1);
  for (const { id } of offered) await change(id, { isOffered: true });
});

test('a preview counts carts, those with goods that stay cold, and orders that wait', async () => {
  const cold = await addProduct(shop.db, { is_cold_chain: true });
  const buyer = await shop.signedIn();
  const line = { product_fk: cold, cart_quantity: 1, cart_req_prescription: false };
  await shop.ask(addCartLine, { token: buyer.token, body: line });
  const { details, price, service, position } = await optionOf(2);
  const preview = await desk.ask(calls.previewDeskDelivery, {
    token,
    url: `${ROOT}/2/preview`,
    body: { details, price: price / 1_000, service, position, isOffered: false },
  });
  expect(preview).toMatchObject({ coldCarts: 1, waitingOrders: 0, isColdDelivered: true });
  expect(preview.carts).toBeGreaterThanOrEqual(1);
});
