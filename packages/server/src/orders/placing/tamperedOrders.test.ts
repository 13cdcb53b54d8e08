import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { addPatient, addProduct, contents } from '../../testing/testData.queries.ts';

/** A request body that a test may change at will. */
interface Body {
  order: Record<string, unknown>;
  items: Record<string, Record<string, unknown>>;
  prescriptions: Record<string, unknown>[];
  [other: string]: unknown;
}

let shop: TestShop;
let token: string;
let good: string;
/** Item keys: a line without prescription, one with, and a product in no cart. */
let plain: string;
let prescribed: string;
let elsewhere: number;
let theirPatient: number;
beforeAll(async () => {
  shop = await openTestShop();
  const cart = await prescribedCart(shop, [[2], [1]]);
  ({ token } = cart);
  const productId = await addProduct(shop.db, { price_mills: 12_340 });
  elsewhere = await addProduct(shop.db);
  theirPatient = await addPatient(shop.db, (await shop.signedIn()).userId);
  const line = { product_fk: productId, cart_quantity: 3, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  const prescriptions = await shop.ask(listPreOrderPrescriptions, { token });
  good = JSON.stringify(orderBody(lines, {}, 0, prescriptions));
  plain = `${productId}-false`;
  prescribed = `${cart.productIds[0]}-true`;
});
afterAll(() => shop.close());

const item = (body: Body, key: string) => body.items[key] ?? {};
const rx = (body: Body) => body.prescriptions[0] ?? {};
const packsOf = (body: Body) =>
  (rx(body)['prescription_items'] as Record<string, unknown>[])[0] ?? {};

/** Returns the fields of a delivery option that needs an address, with an address. */
const shippedBy = (option: number, place: Readonly<Record<string, string>> = {}) => ({
  deliveryoption_fk: option,
  order_shipping_name: 'Amara Okafor',
  order_shipping_street: '14 Lambs Conduit Passage',
  order_shipping_city: 'London',
  order_shipping_country: 'GB',
  order_shipping_postcode: 'WC1R 4RH',
  order_shipping_phone: '020 7946 0018',
  ...place,
});

/** Returns a delivery to a country and postcode. */
const sentTo = (country: string, postcode: string) =>
  shippedBy(2, { order_shipping_country: country, order_shipping_postcode: postcode });

/** Name, expected refusal and change of each tampered body. */
const tampered: readonly (readonly [string, string, (body: Body) => unknown])[] = [
  ['a penny less to pay', '409 order-changed', ({ order }) => (order['order_amount'] = 74.41)],
  ['nothing to pay', '409 order-changed', ({ order }) => (order['order_amount'] = 0)],
  ['an amount below nothing', '409 order-changed', ({ order }) => (order['order_amount'] = -74.42)],
  ['an amount as text', '400 invalid-request', ({ order }) => (order['order_amount'] = '74.42')],
  [
    'an amount beyond a thousandth',
    '400 invalid-request',
    ({ order }) => (order['order_amount'] = 74.4200001),
  ],
  ['no amount', '400 invalid-request', ({ order }) => delete order['order_amount']],
  [
    'a delivery fee below nothing',
    '409 order-changed',
    ({ order }) => (order['order_shipping_fee'] = -10),
  ],
  [
    'a delivery without its fee',
    '409 order-changed',
    ({ order }) => Object.assign(order, shippedBy(2)),
  ],
  [
    'a delivery that is not offered',
    '400 delivery-option-required',
    ({ order }) => Object.assign(order, shippedBy(999)),
  ],
  [
    'a delivery to the United States',
    '400 place-not-served',
    ({ order }) => Object.assign(order, sentTo('US', '10001')),
  ],
  [
    'a delivery to Jersey',
    '400 place-not-served',
    ({ order }) => Object.assign(order, sentTo('JE', 'JE3 8DB')),
  ],
  [
    'a delivery to Jersey as if it were in the United Kingdom',
    '400 place-not-served',
    ({ order }) => Object.assign(order, sentTo('GB', 'je38db')),
  ],
  [
    'a postcode with a letter for a digit',
    '400 shipping-required',
    ({ order }) => Object.assign(order, sentTo('GB', 'EC1V OBW')),
  ],
  [
    'a way to pay that there is not',
    '400 invalid-request',
    ({ order }) => (order['order_payment_mode'] = 'FREE'),
  ],
  [
    'an order that is paid',
    '400 invalid-request',
    ({ order }) => (order['order_payment_status'] = 'Paid'),
  ],
  [
    'an order that is processed',
    '400 invalid-request',
    ({ order }) => (order['orderstatus_state'] = 'Processing'),
  ],
  ['another buyer', '400 invalid-request', ({ order }) => (order['user_fk'] = 1)],
  [
    'a number of its own',
    '400 invalid-request',
    ({ order }) => (order['order_no'] = 'F-2026-000001'),
  ],
  ['a line for a penny', '409 order-changed', (body) => (item(body, plain)['cart_total'] = 0.01)],
  [
    'a line without its VAT',
    '409 order-changed',
    (body) => (item(body, plain)['cart_vat_amount'] = 0),
  ],
  ['another subtotal', '409 order-changed', (body) => (item(body, plain)['cart_subtotal'] = 1)],
  ['a saving that is none', '409 order-changed', (body) => (item(body, plain)['cart_saving'] = 30)],
  [
    'a price of its own',
    '400 invalid-request',
    (body) => (item(body, plain)['product_price'] = 0.01),
  ],
  [
    'more packs for the same',
    '409 order-changed',
    (body) => (item(body, plain)['cart_quantity'] = 30),
  ],
  ['no pack', '400 invalid-request', (body) => (item(body, plain)['cart_quantity'] = 0)],
  [
    'fewer packs than none',
    '400 invalid-request',
    (body) => (item(body, plain)['cart_quantity'] = -3),
  ],
  ['half a pack', '400 invalid-request', (body) => (item(body, plain)['cart_quantity'] = 1.5)],
  [
    'a thousand million packs',
    '400 invalid-request',
    (body) => (item(body, plain)['cart_quantity'] = 1e9),
  ],
  [
    'packs beyond what is exact',
    '400 malformed-request',
    (body) => (item(body, plain)['cart_quantity'] = 2 ** 53),
  ],
  ['packs as text', '400 invalid-request', (body) => (item(body, plain)['cart_quantity'] = '3')],
  [
    'packs that are no number',
    '400 invalid-request',
    (body) => (item(body, plain)['cart_quantity'] = null),
  ],
  [
    'another product under the key',
    '400 invalid-request',
    (body) => (item(body, plain)['product_fk'] = elsewhere),
  ],
  ['a line left out', '409 order-changed', (body) => delete body.items[prescribed]],
  [
    'a prescription line as one without',
    '400 invalid-request',
    (body) => (item(body, prescribed)['cart_req_prescription'] = false),
  ],
  [
    'VAT on a prescription line',
    '409 order-changed',
    (body) => (item(body, prescribed)['cart_vat_amount'] = 6),
  ],
  [
    "another practitioner's patient",
    '409 order-changed',
    (body) => (rx(body)['patient_fk'] = theirPatient),
  ],
  ['another prescriber', '409 order-changed', (body) => (rx(body)['prescriber_fk'] = 1)],
  ['no prescription', '409 order-changed', (body) => (body.prescriptions = [])],
  [
    'a pack more on a prescription',
    '409 order-changed',
    (body) => (packsOf(body)['allocated_quantity'] = 3),
  ],
  [
    'no pack on a prescription',
    '400 invalid-request',
    (body) => (packsOf(body)['allocated_quantity'] = 0),
  ],
  [
    'half a pack on a prescription',
    '400 invalid-request',
    (body) => (packsOf(body)['allocated_quantity'] = 1.5),
  ],
  [
    'a product on a prescription that is in no cart',
    '409 order-changed',
    (body) => (packsOf(body)['product_pk'] = elsewhere),
  ],
  [
    'a prescription that is signed',
    '400 invalid-request',
    (body) => (rx(body)['prescription_status'] = 1),
  ],
  [
    'items by hand beside a cart',
    '400 invalid-request',
    (body) => (body['manual_prescription'] = { prescription_items: [] }),
  ],
  ['a user of its own', '400 invalid-request', (body) => (body['user_pk'] = 1)],
];

describe('a tampered body makes no order', () => {
  let before: string;
  beforeEach(async () => {
    before = await contents(shop.db);
  });

  test.each(tampered)('%s @1.7 @5.17 @7.28', async (_what, refusal, tamper) => {
    const body = JSON.parse(good) as Body;
    tamper(body);
    expect(JSON.stringify(body)).not.toBe(good);
    const answer = await shop.send(createOrder, {
      token,
      body,
      headers: { 'idempotency-key': 'tampered' },
    });
    expect(`${answer.statusCode} ${answer.json<{ code: string }>().code}`).toBe(refusal);
    expect(await contents(shop.db)).toBe(before);
  });
});

test('the untampered body makes the order at the price of the shop', async () => {
  const order = await shop.ask(createOrder, { token, body: JSON.parse(good) as Body });
  expect(order.amount).toBe(74_420);
});
