import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import {
  countWaiting,
  createOrder,
  getOrder,
  listDeliveryOptions,
  listOrders,
} from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { priceManualItem } from '../../payments/priceManualItem.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { countOrders } from '../orders.queries.ts';
import {
  addPatient,
  addProduct,
  addSession,
  addUser,
  contents,
  emailOf,
} from '../../testing/testData.queries.ts';

let shop: TestShop;
let userId: number;
let token: string;
let patientId: number;
let keys = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  userId = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  token = await addSession(shop.db, userId, shop.clock.now);
  patientId = await addPatient(shop.db, userId);
});
afterAll(() => shop.close());

const twoItems = [
  { product_name: '  Hyaluronidase 1500 iu ', allocated_quantity: 2 },
  { product_name: 'Adrenaline 1 mg/ml', allocated_quantity: 5 },
];

function bodyOf(manual: object = {}, order: object = {}): Record<string, unknown> {
  const prescription = { patient_fk: patientId, prescription_items: twoItems, ...manual };
  return { ...orderBody([], order), manual_prescription: prescription };
}

function send(body: unknown, as = token, key: string | undefined = `manual-${(keys += 1)}`) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return shop.send(createOrder, { token: as, body, headers });
}

test('a manual order has unpriced items and a prescription by the buyer, and leaves the cart alone @4.8', async () => {
  const productId = await addProduct(shop.db);
  const line = { product_fk: productId, cart_quantity: 2, cart_req_prescription: false };
  const cart = await shop.ask(addCartLine, { token, body: line });
  const options = await shop.ask(listDeliveryOptions, { token });
  const fee = options.find(({ id }) => id === 2)?.price ?? 0;
  const address = {
    deliveryOptionId: 2,
    shipping: {
      name: 'Amara Okafor',
      street: '14 Lambs Conduit Passage',
      city: 'London',
      countryCode: 'GB',
      postcode: 'WC1R 4RH',
      phone: '020 7946 0018',
    },
  };
  const prescription = { patient_fk: patientId, prescription_items: twoItems };
  const order = await shop.ask(createOrder, {
    token,
    body: { ...orderBody([], address, fee), manual_prescription: prescription },
    headers: { 'idempotency-key': 'by-hand' },
  });
  expect(order).toMatchObject({
    hasPrescription: true,
    hasManualPrescription: true,
    state: 'Awaiting payment',
    paymentMode: 'bankTransfer',
    amount: fee,
  });
  expect(order.heldUntil).toBeUndefined();
  expect(order.awaitsPrice).toBe(true);
  const item = {
    productId: 0,
    isPrescription: true,
    isManual: true,
    unitPrice: 0,
    total: 0,
    awaitsPrice: true,
  };
  expect(order.lines).toMatchObject([
    { ...item, manualIndex: 1, manualName: 'Hyaluronidase 1500 iu', quantity: 2 },
    { ...item, manualIndex: 2, manualName: 'Adrenaline 1 mg/ml', quantity: 5 },
  ]);
  expect(await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` })).toEqual(order);
  const kept = await shop.db
    .selectFrom('prescriptions')
    .innerJoin('prescription_items', 'prescription_id', 'prescriptions.id')
    .select(['practitioner_id', 'prescriber_id', 'patient_id', 'is_manual', 'quantity'])
    .where('prescriptions.order_id', '=', order.id)
    .orderBy('prescription_items.id')
    .execute();
  const by = {
    practitioner_id: userId,
    prescriber_id: userId,
    patient_id: patientId,
    is_manual: true,
  };
  expect(kept).toEqual([
    { ...by, quantity: 2 },
    { ...by, quantity: 5 },
  ]);
  expect(await shop.ask(getCart, { token })).toEqual(cart);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('the mail says that the price is subject to change and asks for no payment yet @8.14', async () => {
  expect((await send(bodyOf())).statusCode).toBe(201);
  const recipient = await emailOf(shop.db, userId);
  const mails = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', recipient)
    .execute();
  expect(mails).toHaveLength(1);
  const words = mails[0]?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    'The price is subject to change and the pharmacy team will update the final price.',
  );
  expect(words).not.toContain('Sort code');
  expect(words).toContain('2 × Hyaluronidase 1500 iu: Price to follow');
  expect(words).toContain('Total: Price to follow');
});

test('nothing is payable until the last item has its price; then the whole amount is', async () => {
  const order = await shop.ask(createOrder, {
    token,
    body: bodyOf(),
    headers: { 'idempotency-key': 'priced' },
  });
  const staff = {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    shopUrl: 'https://formulary.test',
  };
  const price = (index: number, pounds: number) =>
    priceManualItem(staff, { orderId: order.id, index, unitPrice: pounds * 1_000, by: 'Nadia' });
  const shown = async () => {
    const [listed] = await shop.ask(listOrders, { token, body: {} });
    const whole = await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` });
    const { toPay } = await shop.ask(countWaiting, { token });
    return {
      listed: listed?.awaitsPrice,
      whole: whole.awaitsPrice,
      lines: whole.lines?.map((line) => line.awaitsPrice),
      toPay: toPay.count,
    };
  };
  expect(await shown()).toEqual({ listed: true, whole: true, lines: [true, true], toPay: 0 });
  await price(1, 12);
  expect(await shown()).toEqual({ listed: true, whole: true, lines: [undefined, true], toPay: 0 });
  await price(2, 3);
  expect(await shown()).toEqual({
    listed: undefined,
    whole: undefined,
    lines: [undefined, undefined],
    toPay: 1,
  });
});

describe('a manual order is refused whole', () => {
  test.each([
    [
      'to be paid by card',
      () => bodyOf({}, { paymentMode: 'card' }),
      400,
      'card-refused-for-manual',
    ],
    ['without a patient', () => bodyOf({ patient_fk: undefined }), 400, 'patient-required'],
    [
      'for a patient that is not there',
      () => bodyOf({ patient_fk: 2_000_000_000 }),
      404,
      'patient-missing',
    ],
    ['without items', () => bodyOf({ prescription_items: [] }), 409, 'prescription-empty'],
    ['with an item without a name', () => bodyOf(itemOf('  ', 1)), 400, 'manual-name-required'],
    [
      'with an item of a name too long',
      () => bodyOf(itemOf('x'.repeat(301), 1)),
      400,
      'manual-name-required',
    ],
    ['with no pack of an item', () => bodyOf(itemOf('Adrenaline', 0)), 400, 'invalid-quantity'],
    ['with half a pack', () => bodyOf(itemOf('Adrenaline', 1.5)), 400, 'invalid-quantity'],
    ['with 10,000 packs', () => bodyOf(itemOf('Adrenaline', 10_000)), 400, 'invalid-quantity'],
    [
      'with a price',
      () => bodyOf(itemOf('Adrenaline', 1, { product_price: 1 })),
      400,
      'invalid-request',
    ],
    ['for another amount', () => bodyOf({}, { shownAmount: 10 }), 409, 'order-changed'],
    [
      'with items of a cart',
      () => ({ ...bodyOf(), items: { '1-false': shownLine } }),
      400,
      'invalid-request',
    ],
    [
      'with prescriptions of a cart',
      () => ({ ...bodyOf(), prescriptions: [{ rx_pk: 1, prescription_items: [] }] }),
      400,
      'invalid-request',
    ],
  ] as const)('%s @5.22', async (_what, body, status, code) => {
    const before = await contents(shop.db);
    const answer = await send(body());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
    expect(await contents(shop.db)).toBe(before);
  });

  test("for another prescriber's patient", async () => {
    const other = await shop.signedIn();
    const theirs = await addPatient(shop.db, other.userId);
    const before = await contents(shop.db);
    const answer = await send(bodyOf({ patient_fk: theirs }));
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'patient-missing' }]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('from a buyer who is not a prescriber @6.3', async () => {
    const practitioner = await shop.signedIn();
    const own = await addPatient(shop.db, practitioner.userId);
    const before = await contents(shop.db);
    const answer = await send(bodyOf({ patient_fk: own }), practitioner.token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: { manual_prescription: 'is for prescribers' } },
    ]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('without a key, because a retry could not be told from a second order', async () => {
    const headers = {};
    const answer = await shop.send(createOrder, { token, body: bodyOf(), headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: { 'Idempotency-Key': 'should be sent' } },
    ]);
  });
});

test('sent again under its key it is one order, under another key two', async () => {
  const body = bodyOf();
  const first = await send(body, token, 'one');
  expect((await send(body, token, 'one')).body).toBe(first.body);
  expect(await countOrders(shop.db, userId)).toBe(1);
  expect((await send(body, token, 'two')).statusCode).toBe(201);
  expect(await countOrders(shop.db, userId)).toBe(2);
});

function itemOf(product_name: string, allocated_quantity: number, more: object = {}) {
  return { prescription_items: [{ product_name, allocated_quantity, ...more }] };
}

const shownLine = {
  product_fk: 1,
  cart_req_prescription: false,
  cart_quantity: 1,
  cart_subtotal: 1,
  cart_vat_amount: 0,
  cart_total: 1,
  cart_saving: 0,
};
