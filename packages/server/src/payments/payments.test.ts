import { brand } from '@formulary/rules/brand/brand';
import { createOrder, getOrder } from '@formulary/rules/calls/orderCalls';
import { listPaymentModes, startPayment } from '@formulary/rules/calls/paymentCalls';
import type { Order } from '@formulary/rules/orders/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import { cardForTests } from '../testing/settingsForTests.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import {
  paymentResponse,
  type ResponseChanges,
  sendResponse,
} from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import {
  holdMoment,
  installHolds,
  transactionsWaiting,
} from '../testing/database/statementHold.queries.ts';
import { addProduct, contents, emailOf, stockOf } from '../testing/testData.queries.ts';
import { settleHolds } from './payments.tasks.ts';
import { signatureOf } from './worldpay/purchaseForm.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PACKS = 3;

let shop: TestShop;
let token: string;
let userId: number;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
  await installHolds(shop.db, [{ before: 'insert into', table: 'payments' }]);
});
beforeEach(async () => {
  // Expire the unpaid orders of earlier tests.
  wait(8 * DAY_MS);
  await sweep();
  ({ token, userId } = await shop.signedIn());
  product = await addProduct(shop.db, { in_stock: 100 });
});
afterAll(() => shop.close());

const place = (paymentMode: 'card' | 'bankTransfer' = 'card') =>
  placeOrder(shop, token, product, { packs: PACKS, paymentMode });
const read = (id: number) => shop.ask(getOrder, { token, url: `/api/orders/${id}` });
const wait = (ms: number) => {
  shop.clock.now = new Date(+shop.clock.now + ms);
};

function context() {
  const { db, clock } = shop;
  const now = () => clock.now;
  return { db, card: cardForTests, holds: holdsForTests, shopUrl: 'https://shop.test', now };
}

const sweep = () => settleHolds(context(), MINUTE_MS);

const fieldsByName = (fields: readonly { readonly name: string; readonly value: string }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Expected form for an order of three packs at £10 plus VAT; no field names the buyer. */
function formOf({ id, number, billing }: Order, testMode: string) {
  const signed = { instId: '1234567', amount: '36.00', currency: 'GBP', cartId: number };
  return {
    ...signed,
    testMode,
    desc: `${brand.name} order ${number}`,
    authMode: 'A',
    hideCurrency: 'true',
    postcode: billing?.postcode,
    country: billing?.countryCode,
    MC_order_pk: String(id),
    signatureFields: 'instId:amount:currency:cartId',
    signature: signatureOf(cardForTests.secret, signed),
  };
}

async function mailsTo(recipient: string): Promise<readonly string[]> {
  const mails = shop.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient);
  return (await mails.orderBy('id').execute()).map(({ subject }) => subject);
}

async function paymentsOf(orderId: number) {
  return shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

describe('paying by card', () => {
  test('is offered only where there is a card provider', async () => {
    expect(await shop.ask(listPaymentModes, { token })).toEqual(['card', 'bankTransfer']);
    const without = await openTestShop({ takesCards: false });
    const buyer = await without.signedIn();
    expect(await without.ask(listPaymentModes, buyer)).toEqual(['bankTransfer']);
    const bought = await addProduct(without.db);
    const refused = placeOrder(without, buyer.token, bought);
    await expect(refused).rejects.toThrow('card-not-yet');
    expect((await sendResponse(without.app, 'callbackPW=')).statusCode).toBe(404);
    await without.close();
  });

  test('leads to the provider with a signed form that names installation, order, amount and test mode @9.9 @4.8', async () => {
    const order = await place();
    expect(order).toMatchObject({
      paymentMode: 'card',
      paymentStatus: 'Pending',
      state: 'Awaiting payment',
      heldUntil: new Date(+shop.clock.now + 30 * MINUTE_MS),
    });
    const { url, fields } = await shop.ask(startPayment, { token, body: { order_pk: order.id } });
    expect(url).toBe('/dev/card-payment');
    expect(fieldsByName(fields)).toEqual(formOf(order, '100'));
  });

  test.each([
    ['live', '0', 'https://secure.worldpay.com/wcc/purchase'],
    ['test', '100', 'https://secure-test.worldpay.com/wcc/purchase'],
  ] as const)(
    'of a shop in %s mode is sent with test mode %s @9.9',
    async (mode, flag, address) => {
      const another = await openTestShop({ cardMode: mode });
      const buyer = await another.signedIn();
      const bought = await addProduct(another.db, { price_mills: 10_000 });
      const order = await placeOrder(another, buyer.token, bought, { packs: PACKS });
      const sent = { token: buyer.token, body: { order_pk: order.id } };
      const { url, fields } = await another.ask(startPayment, sent);
      expect(url).toBe(address);
      expect(fieldsByName(fields)).toEqual(formOf(order, flag));
      await another.close();
    },
  );

  test("marks the order as paid on the provider's message, and mails the buyer", async () => {
    const order = await place();
    const answer = await sendResponse(shop.app, paymentResponse(order));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`url=https://shop.test/payment/${order.id}`);
    const paid = await read(order.id);
    expect(paid).toMatchObject({ paymentStatus: 'Paid', state: 'Processing' });
    expect(paid.heldUntil).toBeUndefined();
    expect(await mailsTo(await emailOf(shop.db, userId))).toContain(
      `We have received your payment for order ${order.number}`,
    );
    expect(await stockOf(shop.db, product)).toBe(97);
    wait(60 * MINUTE_MS);
    expect(await sweep()).toMatchObject({ cancelled: 0 });
    expect(await read(order.id)).toMatchObject({ state: 'Processing' });
  });

  test.each([
    ['declined', 'N', 'declined'],
    ['cancelled', 'C', 'cancelled'],
  ])('that was %s can be retried while the stock is held', async (_what, status, outcome) => {
    const order = await place();
    const failed = { transStatus: status, authAmount: undefined, authCurrency: undefined };
    const answer = await sendResponse(shop.app, paymentResponse(order, failed));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(outcome);
    expect(await read(order.id)).toMatchObject({
      paymentStatus: 'Failed',
      state: 'Awaiting payment',
    });
    wait(29 * MINUTE_MS);
    await shop.ask(startPayment, { token, body: { order_pk: order.id } });
    await sendResponse(shop.app, paymentResponse(order, { transId: `7${order.id}` }));
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Paid', state: 'Processing' });
  });

  test('is refused for an order that is paid, expired, or paid by transfer', async () => {
    const start = async (id: number) =>
      (await shop.send(startPayment, { token, body: { order_pk: id } })).json();
    const transfer = await place('bankTransfer');
    expect(await start(transfer.id)).toMatchObject({ code: 'payment-not-due' });
    const paid = await place();
    await sendResponse(shop.app, paymentResponse(paid));
    expect(await start(paid.id)).toMatchObject({ code: 'payment-not-due' });
    const late = await place();
    wait(30 * MINUTE_MS);
    expect(await start(late.id)).toMatchObject({ code: 'payment-too-late' });
  });
});

describe('an order whose time to pay has run out', () => {
  test('is cancelled once, returns its stock once, and mails its buyer', async () => {
    const order = await place();
    wait(30 * MINUTE_MS - 1);
    expect(await sweep()).toMatchObject({ cancelled: 0 });
    wait(1);
    const both = await Promise.all([sweep(), sweep(), sweep()]);
    expect(both.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(1);
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled', paymentStatus: 'Failed' });
    expect(await stockOf(shop.db, product)).toBe(100);
    const mails = await mailsTo(await emailOf(shop.db, userId));
    expect(mails.filter((mail) => mail === `Your order ${order.number} is cancelled`)).toHaveLength(
      1,
    );
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('keeps a late payment, which staff are told to refund', async () => {
    const order = await place();
    wait(30 * MINUTE_MS);
    await sweep();
    const answer = await sendResponse(shop.app, paymentResponse(order));
    expect(answer.statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({ state: 'Cancelled', paymentStatus: 'Paid' });
    expect(await paymentsOf(order.id)).toMatchObject([
      { outcome: 'paid', effect: 'counts', refund_due_at: shop.clock.now, refunded_at: null },
    ]);
    expect(await stockOf(shop.db, product)).toBe(100);
    expect(await mailsTo('care@formulary.test')).toContain(
      `A card payment needs your attention: order ${order.number}`,
    );
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  test('by transfer gets one reminder after two days, and is cancelled after seven', async () => {
    const order = await place('bankTransfer');
    const recipient = await emailOf(shop.db, userId);
    wait(2 * DAY_MS - 1);
    expect(await sweep()).toMatchObject({ reminded: 0 });
    wait(1);
    expect(await sweep()).toMatchObject({ reminded: 1, cancelled: 0 });
    wait(DAY_MS);
    expect(await sweep()).toMatchObject({ reminded: 0, cancelled: 0 });
    wait(4 * DAY_MS);
    expect(await sweep()).toMatchObject({ reminded: 0, cancelled: 1 });
    expect((await mailsTo(recipient)).slice(1)).toEqual([
      `Your order ${order.number} waits for your transfer`,
      `Your order ${order.number} is cancelled`,
    ]);
    expect(await stockOf(shop.db, product)).toBe(100);
  });
});

test('a paid order awaits its prescriptions, and the database refuses to pack it earlier', async () => {
  const cart = await prescribedCart(shop, [[1]]);
  const body = orderBody(cart.lines, { paymentMode: 'card' }, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  await sendResponse(shop.app, paymentResponse(order));
  const url = `/api/orders/${order.id}`;
  expect(await shop.ask(getOrder, { token: cart.token, url })).toMatchObject({
    paymentStatus: 'Paid',
    state: 'Awaiting prescription',
  });
  const pack = (orderId: number) =>
    shop.database.pool.query(`update orders set state = 'Processing' where id = ${orderId}`);
  await expect(pack(order.id)).rejects.toThrow('is packed and not signed');

  const signed = await signedPrescriptions(shop);
  await shop.database.pool.query(
    `update orders set state = 'Awaiting prescription', payment_status = 'Paid', held_until = null where id = ${signed.orderId}`,
  );
  await expect(pack(signed.orderId)).rejects.toThrow('is packed and not signed');
  await signed.confirm();
  const own = { token: signed.token, url: `/api/orders/${signed.orderId}` };
  expect(await shop.ask(getOrder, own)).toMatchObject({ state: 'Processing' });
  const unsigned = shop.database.pool.query(
    `update prescriptions set status = 'unsigned', signed_at = null, confirmed_at = null where order_id = ${signed.orderId}`,
  );
  await expect(unsigned).rejects.toThrow('is signed or rejected once');
});

test("a prescriber is told that an order awaiting the prescriber's signature is cancelled", async () => {
  const cart = await prescribedCart(shop, [[1]]);
  const body = orderBody(cart.lines, { paymentMode: 'card' }, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  wait(30 * MINUTE_MS);
  await sweep();
  expect(await mailsTo(await emailOf(shop.db, cart.prescriberId))).toContain(
    `Order ${order.number} is cancelled: nothing to sign`,
  );
});

describe("a message that is not the provider's", () => {
  const forgeries: readonly (readonly [string, ResponseChanges, number])[] = [
    ['without a password', { callbackPW: undefined }, 401],
    ['with an empty password', { callbackPW: '' }, 401],
    ['with another password', { callbackPW: 'another password' }, 401],
    ['of another installation', { instId: '7654321' }, 400],
    ['of another amount', { authAmount: '0.01' }, 400],
    ['of another currency', { authCurrency: 'USD' }, 400],
    ['of an order that there is not', { cartId: 'F-2026-999999' }, 400],
    ['whose order number and key disagree', { MC_order_pk: '1' }, 400],
    ['of the other test mode', { testMode: '0' }, 400],
    ['with a status that there is not', { transStatus: 'X' }, 400],
    ['without a transaction', { transId: undefined }, 400],
    ['with an amount that is none', { authAmount: '1e2' }, 400],
  ];
  test.each(forgeries)(
    '%s is kept, refused, and changes no order',
    async (_what, changes, status) => {
      const order = await place();
      const before = await contentsBesideRecords();
      const answer = await sendResponse(shop.app, paymentResponse(order, changes));
      expect(answer.statusCode).toBe(status);
      expect(await contentsBesideRecords()).toBe(before);
      expect(await paymentsOf(order.id)).toEqual([]);
      const kept = await shop.db
        .selectFrom('payment_callbacks')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ verdict: 'refused', is_authentic: status === 400 });
      expect(kept.body).toContain('transStatus=');
      expect(kept.body).not.toContain('password');
    },
  );

  test('with a duplicate field is refused', async () => {
    const order = await place();
    const form = paymentResponse(order);
    form.append('authAmount', '0.01');
    expect((await sendResponse(shop.app, form)).statusCode).toBe(400);
    form.delete('authAmount');
    form.append('authAmount', '36.00');
    form.append('callbackPW', 'another');
    expect((await sendResponse(shop.app, form)).statusCode).toBe(401);
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Pending' });
  });

  test('that names the transaction of another order is refused', async () => {
    const paid = await place();
    await sendResponse(shop.app, paymentResponse(paid));
    const order = await place();
    const stolen = paymentResponse(order, { transId: `1000${paid.id}` });
    expect((await sendResponse(shop.app, stolen)).statusCode).toBe(400);
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Pending' });
  });

  test.each(['Y', 'N'])(
    'that shares a transaction with a concurrent one for another order, the other with status %s, counts once in all',
    async (transStatus) => {
      const orders = [await place(), await place()] as const;
      const transId = `shared-${orders[0].id}`;
      const release = await holdMoment(shop.database.pool, 0);
      const forms = [
        paymentResponse(orders[0], { transId }),
        paymentResponse(orders[1], { transId, transStatus }),
      ];
      const answering = forms.map((form) => sendResponse(shop.app, form));
      await expect.poll(() => transactionsWaiting(shop.database.pool)).toBe(2);
      await release();
      const statuses = (await Promise.all(answering)).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
      const counted = await Promise.all(orders.map(({ id }) => paymentsOf(id)));
      expect(counted.flat()).toHaveLength(1);
      const refused = await shop.db
        .selectFrom('payment_callbacks')
        .select(['verdict', 'refusal', 'order_id'])
        .where('verdict', '=', 'refused')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(refused).toMatchObject({ refusal: 'a transaction of another order' });
    },
  );

  test('for an order to be paid by transfer is refused', async () => {
    const order = await place('bankTransfer');
    expect((await sendResponse(shop.app, paymentResponse(order))).statusCode).toBe(400);
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Pending' });
  });

  test.each<readonly [string, string, string, number]>([
    ['JSON', 'application/json', '{}', 415],
    ['nothing', 'application/x-www-form-urlencoded', '', 401],
    ['bytes that are no text', 'application/x-www-form-urlencoded', '%00=%ff&callbackPW=%00', 401],
    ['20 kB', 'application/x-www-form-urlencoded', 'a'.repeat(20_000), 413],
  ])('of %s is refused', async (_what, type, payload, status) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/payments/callback',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  test('is limited in rate', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 40; count += 1) {
      statuses.add((await sendResponse(shop.app, 'callbackPW=guess')).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
    wait(MINUTE_MS);
  });

  test('is stored up to 64 kB a day per network and 512 kB in all; one with the password is stored and judged regardless', async () => {
    const order = await place();
    const kept = async () => {
      const { rows } = await shop.database.pool.query<{
        count: number;
        bytes: number;
        longest: number;
      }>(
        `select count(*)::integer as count, sum(length(body))::integer as bytes, max(length(body)) as longest
         from payment_callbacks where received_at = $1 and not is_authentic`,
        [shop.clock.now],
      );
      return rows[0];
    };
    const from = (remoteAddress: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/payments/callback',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const forged = `MC_note=${'\u20ac'.repeat(5_000)}`;
    const storm = async (network: number) => {
      const answers = Array.from({ length: 30 }, () => from(`198.51.${network}.1`, forged));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await storm(0)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(await kept()).toEqual({ count: 28, bytes: 28 * 2048, longest: 2048 });
    for (let network = 1; network < 10; network += 1) await storm(network);
    expect(await kept()).toMatchObject({ count: 227 });
    expect((await from('203.0.113.7', 'callbackPW=guess')).statusCode).toBe(401);
    const genuine = paymentResponse(order, { MC_note: 'x'.repeat(4_000) });
    expect((await from('198.51.0.1', genuine.toString())).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Paid', state: 'Processing' });
    const { rows } = await shop.database.pool.query(
      'select length(body) > 4000 as "isWhole" from payment_callbacks where order_id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ isWhole: true }]);
  });

  test("cannot be faked by the page of the payment's result or by a buyer's calls", async () => {
    const order = await place();
    await shop.app.inject(`/payment/${order.id}?result=paid`);
    await shop.ask(startPayment, { token, body: { order_pk: order.id } });
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'Pending' });
  });
});

test('a message that a killed server stored unjudged is judged by the next sweep', async () => {
  const order = await place();
  const form = paymentResponse(order);
  form.delete('callbackPW');
  await shop.db
    .insertInto('payment_callbacks')
    .values({
      received_at: shop.clock.now,
      body: form.toString(),
      is_authentic: true,
      judged_at: null,
      verdict: null,
      refusal: null,
      order_id: null,
    })
    .execute();
  expect(await sweep()).toMatchObject({ judged: 0 });
  wait(31 * MINUTE_MS);
  expect(await sweep()).toMatchObject({ judged: 1, cancelled: 0 });
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'Paid', state: 'Processing' });
});

test('a card is refused for an order that only a transfer can pay, and nothing is written', async () => {
  const without = await openTestShop({ takesCards: false });
  const buyer = await without.signedIn();
  const bought = await addProduct(without.db);
  const before = await contents(without.db);
  const body = orderBody([], { paymentMode: 'card' });
  const answer = await without.send(createOrder, { token: buyer.token, body });
  expect(answer.json()).toMatchObject({
    code: 'card-not-yet',
    errors: { order_payment_mode: expect.any(String) },
  });
  expect(await contents(without.db)).toBe(before);
  expect(await stockOf(without.db, bought)).toBe(100);
  await without.close();
});

/**
 * Contents of orders, lines, stock, carts and people, which no forgery may change. Leaves out records and mails to
 * staff.
 */
async function contentsBesideRecords(): Promise<string> {
  const whole = JSON.parse(await contents(shop.db)) as readonly unknown[];
  const BESIDE = [7, 8];
  return JSON.stringify(whole.filter((_table, index) => !BESIDE.includes(index)));
}

test('however many orders are overdue, one sweep cancels them all', async () => {
  const { id } = await place('bankTransfer');
  await shop.database.pool.query(
    `insert into orders overriding system value
     select (jsonb_populate_record(orders, jsonb_build_object('id', 1000000 + n,
       'number', 'F-2026-' || 900000 + n, 'cart_version', 1000 + n))).*
     from orders, generate_series(1, 120) as n where id = $1`,
    [id],
  );
  wait(7 * DAY_MS);
  expect(await sweep()).toMatchObject({ cancelled: 121 });
});
