import { brand } from '@formulary/rules/brand/brand';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import {
  countOrders,
  createOrder,
  getOrder,
  listDeliveryOptions,
  listOrders,
} from '@formulary/rules/calls/orderCalls';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { settleHolds } from '../payments/payments.tasks.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { addProduct, addPromotion, contents, stockOf } from '../testing/testData.queries.ts';

const NEXT_DAY = { deliveryOptionId: 2, shownDeliveryFee: 7_950 };
const ADDRESS = {
  shipping: {
    name: 'Amara Okafor',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    countryCode: 'GB',
    postcode: 'WC1R 4RH',
    phone: '020 7946 0018',
  },
};

let shop: TestShop;
let token: string;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  ({ token, userId } = await shop.signedIn());
});
afterAll(() => shop.close());

function add(productId: number, quantity: number, isPrescription = false) {
  return shop.ask(addCartLine, {
    token,
    body: { product_fk: productId, cart_quantity: quantity, cart_req_prescription: isPrescription },
  });
}

function sendKeyed(body: unknown, key: string, as = token) {
  return shop.send(createOrder, { token: as, body, headers: { 'idempotency-key': key } });
}

describe('placing an order', () => {
  test('orders the cart at its price, takes the stock and mails the buyer @7.28 @9.5', async () => {
    const first = await addProduct(shop.db, { price_mills: 12_345, in_stock: 20 });
    const second = await addProduct(shop.db, { price_mills: 999, vat_percent: 5 });
    await addPromotion(shop.db, first, 2, 20_000);
    await add(first, 3);
    const lines = await add(second, 4);
    const notes = { note: 'Ring twice', paymentNote: 'Paid by the clinic' };
    const order = await shop.ask(createOrder, {
      token,
      body: orderBody(lines, { ...NEXT_DAY, ...ADDRESS, ...notes }, 7_950),
    });
    // 20,000 + 12,345 = 32,345 and VAT 6,469; 3,996 and VAT 199.8, half up 200; 7,950 for delivery.
    expect(order).toMatchObject({
      amount: 50_960,
      deliveryFee: 7_950,
      delivery: { details: 'Next working day delivery' },
      shipping: {
        name: 'Amara Okafor',
      },
      paymentMode: 'bankTransfer',
      paymentStatus: 'Pending',
      state: 'Awaiting payment',
      ...notes,
      hasPrescription: false,
    });
    expect(order.number).toMatch(/^F-2026-\d{6}$/);
    expect(order.lines?.map((line) => [line.quantity, line.total, line.promotions])).toEqual([
      [3, 38_814, [{ quantity: 2, price: 20_000 }]],
      [4, 4_196, []],
    ]);
    expect(await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` })).toEqual(order);
    expect(await shop.ask(getCart, { token })).toEqual([]);
    expect(await stockOf(shop.db, first)).toBe(17);
    const mails = await shop.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
    expect(mails[0]?.subject).toBe(`We have received your order ${order.number}`);
    expect(mails[0]?.text).toContain('£50.96');
    for (const shape of [mails[0]?.text, mails[0]?.html]) {
      expect(shape).toContain(`Account name: ${brand.bank.accountName}`);
      expect(shape).toContain(`Sort code: ${brand.bank.sortCode}`);
      expect(shape).toContain(`Account number: ${brand.bank.accountNumber}`);
      expect(shape).toContain(`Reference: ${order.number}`);
    }
  });

  test("stores the billing details of the buyer's profile at that moment", async () => {
    const billed = {
      user_fname: 'Rhys',
      user_lname: 'Bevan',
      user_company: 'Quay Aesthetics Ltd',
      user_phone: '029 2018 0362',
      user_street: '3 Quay Street',
      user_city: 'Cardiff',
      user_postcode: 'CF10 1EA',
      user_county: 'Glamorgan',
      user_country: 'IE',
    };
    await shop.ask(updateProfile, { token, body: billed });
    const lines = await add(await addProduct(shop.db), 1);
    const order = await shop.ask(createOrder, { token, body: orderBody(lines) });
    const moved = { ...billed, user_city: 'Swansea', user_company: 'Bay Aesthetics Ltd' };
    expect(await shop.ask(updateProfile, { token, body: moved })).toMatchObject({
      company: 'Bay Aesthetics Ltd',
    });
    expect(order.billing).toMatchObject({ company: 'Quay Aesthetics Ltd', name: 'Rhys Bevan' });
    const kept = await shop.db
      .selectFrom('orders')
      .select([
        'billing_company',
        'billing_name',
        'billing_phone',
        'billing_street',
        'billing_city',
        'billing_postcode',
        'billing_county',
        'billing_country',
      ])
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(kept).toEqual({
      billing_company: 'Quay Aesthetics Ltd',
      billing_name: 'Rhys Bevan',
      billing_phone: '029 2018 0362',
      billing_street: '3 Quay Street',
      billing_city: 'Cardiff',
      billing_postcode: 'CF10 1EA',
      billing_county: 'Glamorgan',
      billing_country: 'IE',
    });
  });

  test('answers the billing details of the time of the order, whatever the profile says later @7.31', async () => {
    const product = await addProduct(shop.db);
    const lines = await add(product, 1);
    const profile = await shop.ask(getProfile, { token });
    const order = await shop.ask(createOrder, { token, body: orderBody(lines) });
    const { firstName, lastName, street, city, county, postcode, phone, country } = profile;
    expect(order.billing).toEqual({
      name: `${firstName} ${lastName}`,
      street,
      city,
      county,
      countryCode: country.code,
      postcode,
      phone,
    });
    await shop.db
      .updateTable('users')
      .set({ first_name: 'Somebody', city: 'Elsewhere', postcode: 'ZZ1 1ZZ' })
      .where('id', '=', userId)
      .execute();
    const later = await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` });
    expect(later.billing).toEqual(order.billing);
  });

  test('mails the contents of the order page: how to pay first, then net, VAT by rate, delivery, addresses and notes', async () => {
    const first = await addProduct(shop.db, { name: 'Fine needle', price_mills: 117_000 });
    const second = await addProduct(shop.db, {
      name: 'Thick gauze',
      price_mills: 100_000,
      vat_percent: 5,
    });
    await add(first, 1);
    const lines = await add(second, 1);
    const notes = { note: 'Ring twice', paymentNote: 'Ref CLINIC-7' };
    const body = orderBody(lines, { ...NEXT_DAY, ...ADDRESS, ...notes }, 7_950);
    const order = await shop.ask(createOrder, { token, body });
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('subject', 'like', `%${order.number}`)
      .executeTakeFirstOrThrow();
    const said = [
      'Please transfer £253.35',
      'Account name: Formulary Pharmacy Ltd',
      'Account number: 00000000',
      `Reference: ${order.number}`,
      '1 × Fine needle: £117.00',
      '1 × Thick gauze: £100.00',
      'Net, without VAT: £217.00',
      'VAT at 20% on £117.00: £23.40',
      'VAT at 5% on £100.00: £5.00',
      'Sub Total: £245.40',
      'Next working day delivery, including VAT: £7.95',
      'Total: £253.35',
      'Deliver to:',
      '> Amara Okafor\n> 14 Lambs Conduit Passage\n> London WC1R 4RH',
      `Bill to:\n\n> ${order.billing?.name}\n`,
      '> Ref CLINIC-7',
      '> Ring twice',
    ];
    const places = said.map((sentence) => text.indexOf(sentence));
    expect(said.filter((_sentence, index) => (places[index] ?? -1) < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('mails only the notes that were written', async () => {
    const lines = await add(await addProduct(shop.db), 1);
    const body = orderBody(lines, { ...NEXT_DAY, ...ADDRESS, note: 'Ring twice' }, 7_950);
    const { number } = await shop.ask(createOrder, { token, body });
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('subject', 'like', `%${number}`)
      .executeTakeFirstOrThrow();
    expect(text).toContain('Order note:\n\n> Ring twice\n');
    expect(text).not.toContain('Payment note');
  });

  test('refuses any figure of the client that differs, and says what changed @7.28', async () => {
    const product = await addProduct(shop.db);
    const lines = await add(product, 2);
    const [line] = lines;
    if (!line) throw new Error('The cart is empty');
    const key = `${product}-false`;
    const tampered: readonly (readonly [string, Record<string, unknown>])[] = [
      [key, orderBody([{ ...line, total: 1 }], { shownAmount: 24_000 })],
      [key, orderBody([{ ...line, subtotal: 1 }])],
      [key, orderBody([{ ...line, vat: 0 }])],
      [key, orderBody([{ ...line, saving: 20_000 }])],
      [key, orderBody([{ ...line, quantity: 1 }])],
      [key, orderBody([], { shownAmount: 24_000 })],
      [
        `${product}-true`,
        orderBody([...lines, { ...line, isPrescription: true }], { shownAmount: 24_000 }),
      ],
      ['order_amount', orderBody(lines, { shownAmount: 1_000 })],
      ['order_shipping_fee', orderBody(lines, { shownDeliveryFee: 10 })],
    ];
    const before = await contents(shop.db);
    for (const [name, body] of tampered) {
      const answer = await shop.send(createOrder, { token, body });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'order-changed',
        errors: { [name]: expect.any(String) },
      });
    }
    expect(await contents(shop.db)).toBe(before);
  });

  test('refuses an item whose price has risen, and says the new price @7.28', async () => {
    const product = await addProduct(shop.db, { name: 'Fine needle' });
    const lines = await add(product, 2);
    await shop.db
      .updateTable('products')
      .set({ price_mills: 11_000 })
      .where('id', '=', product)
      .execute();
    const answer = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(answer.json()).toMatchObject({
      code: 'order-changed',
      errors: {
        [`${product}-false`]: 'Fine needle: the price is £26.40 now, not £24.00',
        order_amount: 'The amount to pay is £26.40 now, not £24.00',
      },
    });
  });

  test.each([
    ['in winter time', '2026-01-10T09:00:00.000Z'],
    ['as the clocks go forward', '2026-03-29T01:00:00.000Z'],
    ['as the clocks go back', '2026-10-25T01:00:00.000Z'],
  ])('applies an offer from its first millisecond on, %s (%s) @4.4', async (_when, instant) => {
    const starts = new Date(instant);
    const product = await addProduct(shop.db);
    const ends = new Date(+starts + 1);
    await addPromotion(shop.db, product, 2, 15_000, starts, ends);
    const before = shop.clock.now;
    try {
      const amounts: number[] = [];
      for (const moment of [+starts - 1, +starts, +ends, +ends + 1]) {
        shop.clock.now = new Date(moment);
        ({ token } = await shop.signedIn());
        const order = await shop.ask(createOrder, {
          token,
          body: orderBody(await add(product, 2)),
        });
        amounts.push(order.amount);
      }
      expect(amounts).toEqual([24_000, 18_000, 18_000, 24_000]);
    } finally {
      shop.clock.now = before;
    }
  });

  test('applies an offer up to and including its last millisecond @4.4', async () => {
    const ends = new Date('2026-06-15T12:00:00.000Z');
    const product = await addProduct(shop.db);
    await addPromotion(shop.db, product, 2, 15_000, new Date('2026-06-01T00:00:00Z'), ends);
    const lines = await add(product, 2);
    const before = shop.clock.now;
    shop.clock.now = new Date(+ends + 1);
    const late = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(late.statusCode).toBe(409);
    shop.clock.now = ends;
    const order = await shop.ask(createOrder, { token, body: orderBody(lines) });
    expect(order.amount).toBe(18_000);
    shop.clock.now = before;
  });

  test('is refused when an item has sold out meanwhile @5.21', async () => {
    const product = await addProduct(shop.db, { in_stock: 5 });
    const lines = await add(product, 4);
    const other = await shop.signedIn();
    const theirs = await shop.ask(addCartLine, {
      token: other.token,
      body: { product_fk: product, cart_quantity: 3, cart_req_prescription: false },
    });
    await shop.ask(createOrder, { token: other.token, body: orderBody(theirs) });
    const answer = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'Some cart items are out of stock now. Please update your cart',
      code: 'cart-out-of-stock',
      errors: { [`${product}-false`]: 'Product is out of stock' },
    });
    expect(await stockOf(shop.db, product)).toBe(2);
  });

  test('is refused when an item has become prescription-only meanwhile @3.2', async () => {
    const product = await addProduct(shop.db, { type: 'any' });
    const lines = await add(product, 1);
    await shop.db
      .updateTable('products')
      .set({ type: 'prescription' })
      .where('id', '=', product)
      .execute();
    const answer = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'order-changed',
      errors: { [`${product}-false`]: 'This product is not sold that way' },
    });
  });

  test('needs a valid delivery option, an address unless collected, and a valid way to pay @5.20 @5.21 @9.8', async () => {
    const product = await addProduct(shop.db);
    const lines = await add(product, 1);
    const refused = async (body: unknown) => {
      const answer = await shop.send(createOrder, { token, body });
      expect(answer.statusCode).toBe(400);
      return answer.json<{ code: string; errors?: Record<string, string> }>();
    };
    expect(await refused(orderBody(lines, { deliveryOptionId: 99, ...ADDRESS }))).toMatchObject({
      code: 'delivery-option-required',
      message: 'Please choose a delivery option',
    });
    const { street: _street, ...noStreet } = ADDRESS.shipping;
    expect(
      await refused(orderBody(lines, { ...NEXT_DAY, shipping: noStreet }, 7_950)),
    ).toMatchObject({
      code: 'shipping-required',
      errors: { order_shipping_street: 'Please add address' },
    });
    expect(await refused(orderBody(lines, NEXT_DAY, 7_950))).toMatchObject({
      code: 'shipping-required',
      errors: { order_shipping_city: 'Please add city' },
    });
    const collected = await shop.ask(createOrder, { token, body: orderBody(lines) });
    expect(collected).not.toHaveProperty('shipping');
  });

  test('stores the address as typed, trimmed', async () => {
    const lines = await add(await addProduct(shop.db), 1);
    const padded = Object.fromEntries(
      Object.entries(ADDRESS.shipping).map(([field, text]) => [field, `  ${text} `]),
    );
    const typed = { ...padded, county: ' Greater London ', countryCode: 'GB' };
    const body = orderBody(lines, { ...NEXT_DAY, shipping: typed }, 7_950);
    expect(await shop.ask(createOrder, { token, body })).toMatchObject({
      shipping: { ...ADDRESS.shipping, county: 'Greater London' },
    });
  });

  test("refuses an item under another line's key", async () => {
    const product = await addProduct(shop.db);
    const body = orderBody(await add(product, 1));
    const moved = {
      ...body,
      items: { '1-true': Object.values(body['items'] as object)[0] as unknown },
    };
    const answer = await shop.send(createOrder, { token, body: moved });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { 'items.1-true': expect.any(String) } });
  });

  test('refuses an empty cart, and says when it was ordered already', async () => {
    const product = await addProduct(shop.db);
    const empty = await shop.send(createOrder, { token, body: orderBody([]) });
    expect(empty.json()).toMatchObject({ code: 'cart-empty' });
    const lines = await add(product, 1);
    await shop.ask(createOrder, { token, body: orderBody(lines) });
    const again = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'order-already-placed' });
  });
});

describe('an idempotency key', () => {
  test('makes one order of 50 concurrent requests and answers all of them alike', async () => {
    const product = await addProduct(shop.db);
    const body = orderBody(await add(product, 1));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendKeyed(body, 'same-key')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await shop.ask(countOrders, { token, body: {} })).toBe(1);
    expect(await stockOf(shop.db, product)).toBe(99);
  });

  test('makes one order of concurrent requests under different keys', async () => {
    const product = await addProduct(shop.db);
    const body = orderBody(await add(product, 1));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => sendKeyed(body, `key-${index}`)),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect(placed).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  });

  test('repeats the first answer word for word after the order has moved on', async () => {
    const product = await addProduct(shop.db);
    const body = orderBody(await add(product, 1));
    const first = await sendKeyed(body, 'kept');
    const { id, amount } = decodeAnswer(createOrder.answer, first.json());
    const { now } = shop.clock;
    const context = { db: shop.db, now, holds: holdsForTests, shopUrl: 'https://shop.test' };
    const transfer = { orderId: id, amount, reference: 'FP', by: 'priya' };
    expect(await recordTransfer(context, transfer)).toMatchObject({ state: 'Processing', due: 0 });
    expect((await sendKeyed(body, 'kept')).body).toBe(first.body);
  });

  test('is refused with other contents, and is free for another user', async () => {
    const product = await addProduct(shop.db);
    const body = orderBody(await add(product, 1));
    expect((await sendKeyed(body, 'mine')).statusCode).toBe(201);
    const other = await sendKeyed({ ...body, items: {} }, 'mine');
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'order-key-reused' });
    const neighbour = await shop.signedIn();
    const theirs = await shop.ask(addCartLine, {
      token: neighbour.token,
      body: { product_fk: product, cart_quantity: 1, cart_req_prescription: false },
    });
    expect((await sendKeyed(orderBody(theirs), 'mine', neighbour.token)).statusCode).toBe(201);
  });

  test('stays free after a refusal', async () => {
    const product = await addProduct(shop.db);
    const lines = await add(product, 1);
    expect((await sendKeyed(orderBody(lines, { shownAmount: 10 }), 'retry')).statusCode).toBe(409);
    expect((await sendKeyed(orderBody(lines), 'retry')).statusCode).toBe(201);
  });

  test.each(['k'.repeat(256), 'with space', 'ümlaut'])(
    'is refused with 400 when malformed: %s',
    async (key) => {
      const product = await addProduct(shop.db);
      const answer = await sendKeyed(orderBody(await add(product, 1)), key);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { 'Idempotency-Key': expect.any(String) } });
    },
  );
});

describe('reading orders', () => {
  test('lists the newest first, 15 by default, without their lines @7.29 @7.30 @9.1', async () => {
    const product = await addProduct(shop.db, { in_stock: 1_000 });
    const before = shop.clock.now;
    const numbers: string[] = [];
    for (let index = 0; index < 17; index += 1) {
      shop.clock.now = new Date(+before + index * 1_000);
      const order = await shop.ask(createOrder, { token, body: orderBody(await add(product, 1)) });
      numbers.unshift(order.number);
    }
    shop.clock.now = before;
    expect(await shop.ask(countOrders, { token, body: {} })).toBe(17);
    const page = await shop.ask(listOrders, { token, body: {} });
    expect(page.map(({ number }) => number)).toEqual(numbers.slice(0, 15));
    expect(page[0]).not.toHaveProperty('lines');
    const rest = await shop.ask(listOrders, {
      token,
      body: { query: {}, page: { limit: 12, skip: 12 } },
    });
    expect(rest.map(({ number }) => number)).toEqual(numbers.slice(12));
  });

  test('lists the own orders whose number contains the given part', async () => {
    const product = await addProduct(shop.db, { in_stock: 1_000 });
    const place = async (asToken: string) => {
      const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
      const cart = await shop.ask(addCartLine, { token: asToken, body: line });
      return shop.ask(createOrder, { token: asToken, body: orderBody(cart) });
    };
    const neighbour = await shop.signedIn();
    const theirs = await place(neighbour.token);
    const [first, second] = [await place(token), await place(token)];
    const found = async (order_no: string) => {
      const orders = await shop.ask(listOrders, { token, body: { query: { order_no } } });
      return orders.map(({ number }) => number);
    };
    expect(await found(first.number)).toEqual([first.number]);
    expect(await found(second.number.slice(-6))).toEqual([second.number]);
    expect(await found('F-')).toEqual([second.number, first.number]);
    expect(await found(theirs.number)).toEqual([]);
    expect(await found('%')).toEqual([]);
    const tooLong = { token, body: { query: { order_no: 'F'.repeat(41) } } };
    expect((await shop.send(listOrders, tooLong)).statusCode).toBe(400);
  });

  test('lists and counts only own orders, whatever the query', async () => {
    const product = await addProduct(shop.db, { in_stock: 1_000 });
    const mine: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const order = await shop.ask(createOrder, { token, body: orderBody(await add(product, 1)) });
      mine.push(order.id);
    }
    const neighbour = await shop.signedIn();
    const line = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
    const cart = await shop.ask(addCartLine, { token: neighbour.token, body: line });
    const theirs = await shop.ask(createOrder, { token: neighbour.token, body: orderBody(cart) });

    const anything = fc.oneof(fc.integer(), fc.constantFrom(null, '1', [], {}, true, 1.5, 1e12));
    const query = fc.dictionary(
      fc.constantFrom('user_fk', 'user_pk', 'order_fk', 'practitioner_fk', 'userId', '$or'),
      fc.oneof(anything, fc.constantFrom(neighbour.userId, theirs.id)),
    );
    const page = fc.record({ limit: anything, skip: anything }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ query, page }, { requiredKeys: [] }),
        fc.boolean(),
        async (body, isCount) => {
          const answer = await shop.send(isCount ? countOrders : listOrders, { token, body });
          const answered = answer.json<number | { order_pk: number }[]>();
          const isRefused = answer.statusCode === 400;
          const isOwnCount = answered === 3;
          const isOwnList =
            Array.isArray(answered) && answered.every((each) => mine.includes(each.order_pk));
          const isRight = isCount ? isOwnCount : isOwnList;
          expect(isRefused || (answer.statusCode === 200 && isRight)).toBe(true);
        },
      ),
      { numRuns: 1_000, seed: 20_261_122 },
    );
    for (const limit of [0, -1, 101, 1e6]) {
      const answer = await shop.send(listOrders, { token, body: { page: { limit } } });
      expect(answer.statusCode).toBe(400);
    }
  });

  test("answers the same for another user's order as for an unknown one @7.31", async () => {
    const product = await addProduct(shop.db);
    const order = await shop.ask(createOrder, { token, body: orderBody(await add(product, 1)) });
    const other = await shop.signedIn();
    const theirs = await shop.send(getOrder, {
      token: other.token,
      url: `/api/orders/${order.id}`,
    });
    const nobodys = await shop.send(getOrder, {
      token: other.token,
      url: '/api/orders/2000000000',
    });
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nobodys.body);
    expect(await shop.ask(countOrders, { token: other.token, body: {} })).toBe(0);
  });

  test('offers collection as 1, next day, Saturday at an extra charge and standard @7.27 @9.15', async () => {
    const options = await shop.ask(listDeliveryOptions, { token });
    expect(options.map(({ id, price }) => [id, price])).toEqual([
      [4, 4_950],
      [2, 7_950],
      [3, 14_950],
      [1, 0],
    ]);
  });
});

test('leaves every invariant intact', async () => {
  // Expire the orders left unpaid over the days of these tests.
  const context = { db: shop.db, card: undefined, holds: holdsForTests };
  await settleHolds({ ...context, shopUrl: 'https://shop.test', now: () => shop.clock.now }, 0);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
