import * as calls from '@formulary/rules/calls/desk/deskPriceCalls';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addProduct, addPromotion } from '../../testing/testData.queries.ts';
import { applyDuePrices } from './applyDuePrices.ts';

const REASON = 'New price of the supplier';
const MONDAY = '2026-06-21T23:00:00.000Z';
const ROOT = '/api/desk/catalogue';

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

const urlOf = (id: number) => `${ROOT}/products/${id}/prices`;
const show = (id: number) => desk.ask(calls.getDeskPrices, { token, url: urlOf(id) });
const change = async (id: number, body: object) => {
  const { version } = await show(id);
  return desk.send(calls.setDeskPrice, {
    token,
    url: urlOf(id),
    body: { reason: REASON, version, ...body },
  });
};
const preview = (id: number, body: object) =>
  desk.ask(calls.previewDeskPrice, { token, url: `${urlOf(id)}/preview`, body });
const line = (id: number, packs: number) => ({
  product_fk: id,
  cart_quantity: packs,
  cart_req_prescription: false,
});

test('a price is set at once, with who and why, and the shop charges it', async () => {
  const id = await addProduct(shop.db);
  expect((await change(id, { price: 12.5 })).statusCode).toBe(200);
  const { product, past, planned, events } = await show(id);
  expect(product.price).toBe(12_500);
  expect(planned).toEqual([]);
  expect(past).toMatchObject([
    { before: 10_000, price: 12_500, state: 'in-force', reason: REASON },
  ]);
  expect(events.at(-1)).toMatchObject({
    sentence: 'Changed the price',
    reason: REASON,
    from: '£10.00',
    to: '£12.50',
    author: { kind: 'staff', role: 'customer-service' },
  });
  const buyer = await shop.signedIn();
  const [added] = await shop.ask(addCartLine, { token: buyer.token, body: line(id, 2) });
  expect(added?.subtotal).toBe(25_000);
});

test('a planned price comes into force at its moment, and can be withdrawn before', async () => {
  const id = await addProduct(shop.db);
  await change(id, { price: 11, from: MONDAY });
  await change(id, { price: 13, from: '2026-06-22T23:00:00.000Z' });
  const before = await show(id);
  expect(before.planned.map(({ price }) => price)).toEqual([11_000, 13_000]);
  const withdrawal = {
    token,
    url: `${ROOT}/prices/${before.planned[1]?.id}/withdrawal`,
    body: { reason: 'Too dear', version: before.version },
  };
  expect((await desk.send(calls.withdrawDeskPrice, withdrawal)).statusCode).toBe(200);
  await applyDuePrices(shop.db, new Date('2026-07-01T00:00:00Z'));
  const { product, planned, past, version } = await show(id);
  expect(product.price).toBe(11_000);
  expect(planned).toEqual([]);
  expect(past.map(({ state }) => state).toSorted()).toEqual(['in-force', 'withdrawn']);
  const again = { ...withdrawal, body: { reason: 'Again', version } };
  expect((await desk.send(calls.withdrawDeskPrice, again)).json()).toMatchObject({
    code: 'price-not-planned',
  });
});

test('every server shows a planned price from its moment on', async () => {
  const id = await addProduct(shop.db);
  const soon = '2026-06-15T10:05:00.000Z';
  await change(id, { price: 11, from: soon });
  const other = await shop.another();
  await Promise.all([shop.app, other].map((app) => app.listen({ port: 0 })));
  const buyer = await shop.signedIn();
  const headers = { authorization: `Bearer ${buyer.token}` };
  const shown = async () => {
    const answers = await Promise.all(
      [shop.app, other].map((app) =>
        app.inject({ method: 'GET', url: `/api/products/${id}`, headers }),
      ),
    );
    return answers.map((answer) => answer.json<{ product_price: number }>().product_price);
  };
  expect(await shown()).toEqual([10, 10]);
  const before = shop.clock.now;
  shop.clock.now = new Date(soon);
  try {
    await expect.poll(shown).toEqual([11, 11]);
  } finally {
    shop.clock.now = before;
  }
});

test('an order after the moment is charged what its buyer saw, or refused in words once the price is in force', async () => {
  const id = await addProduct(shop.db);
  await change(id, { price: 11, from: MONDAY });
  const [first, second] = await Promise.all([shop.signedIn(), shop.signedIn()]);
  const cart = async ({ token: buyer }: typeof first) => {
    const lines = await shop.ask(addCartLine, { token: buyer, body: line(id, 2) });
    return { token: buyer, body: orderBody(lines) };
  };
  const [early, late] = await Promise.all([cart(first), cart(second)]);
  const after = new Date(+new Date(MONDAY) + 200);
  const placed = await shop.ask(createOrder, early);
  // £20.00 with VAT: the old price, which is what the buyer saw.
  expect(placed.amount).toBe(24_000);
  await applyDuePrices(shop.db, after);
  const refused = await shop.send(createOrder, late);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'order-changed' });
  expect(refused.body).toContain('the price is £26.40 now, not £24.00');
});

describe('a preview', () => {
  test('adds up the carts as the shop prices them, and names promotions that are lost', async () => {
    const id = await addProduct(shop.db);
    await addPromotion(shop.db, id, 3, 27_000);
    const buyers = await Promise.all([shop.signedIn(), shop.signedIn(), shop.signedIn()]);
    await placeOrder(shop, buyers[2].token, id);
    await shop.ask(addCartLine, { token: buyers[0].token, body: line(id, 4) });
    await shop.ask(addCartLine, { token: buyers[1].token, body: line(id, 1) });
    const shown = await preview(id, { price: 8 });
    expect(shown.before).toBe(10_000);
    expect(shown.impact).toEqual({
      carts: 2,
      packs: 5,
      // (£27 + £10) and £10 with VAT; five at £8 with VAT, because the bundle is dearer than that.
      before: 47_000 * 1.2,
      after: 40_000 * 1.2,
      waitingOrders: 1,
    });
    expect(shown.promotions).toMatchObject([
      { quantity: 3, isWorthwhileBefore: true, isWorthwhileAfter: false },
    ]);
    await change(id, { price: 8 });
    const carts = await Promise.all(
      buyers.slice(0, 2).map(({ token: buyer }) => shop.ask(getCart, { token: buyer })),
    );
    const total = carts.flat().reduce((sum, each) => sum + each.total, 0);
    expect(total).toBe(shown.impact.after);
  });

  test.each([
    [{ price: 0 }, 400, 'price-nothing', ['price']],
    [{ price: 1_000_000.01 }, 400, 'price-above-most', ['price']],
    [{ price: 1.005 }, 400, 'price-decimals', ['price']],
    [{ price: 1.0005 }, 400, 'invalid-request', ['price']],
    [{ price: 10 }, 409, 'price-unchanged', []],
    [{ price: 11, from: '2026-06-15T09:59:59.999Z' }, 400, 'price-from-past', ['from']],
    [{ price: 11, from: '2028-07-15T10:00:00.000Z' }, 400, 'price-from-far', ['from']],
  ])('of %o is refused in words, as the price is', async (body, status, code, fields) => {
    const id = await addProduct(shop.db);
    const sent = { token, url: `${urlOf(id)}/preview`, body };
    const answers = [await desk.send(calls.previewDeskPrice, sent), await change(id, body)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      const refused = answer.json<{ code: string; errors?: Record<string, string> }>();
      expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([code, fields]);
    }
    expect((await show(id)).product.price).toBe(10_000);
  });
});

test('two staff who price the same version: one wins, the other is told', async () => {
  const id = await addProduct(shop.db);
  const { version } = await show(id);
  const set = (price: number) =>
    desk.send(calls.setDeskPrice, {
      token,
      url: urlOf(id),
      body: { price, reason: REASON, version },
    });
  const answers = await Promise.all([set(11), set(12)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect((await show(id)).past).toHaveLength(1);
});

test('a history pages from the newest price to the oldest', async () => {
  const id = await addProduct(shop.db);
  for (let price = 11; price < 11 + calls.PRICES_A_PAGE + 2; price += 1)
    await change(id, { price });
  const first = await show(id);
  expect(first.hasMore).toBe(true);
  const last = first.past.at(-1);
  const second = await desk.ask(calls.getDeskPrices, {
    token,
    url: `${urlOf(id)}?after=${last?.id}`,
  });
  expect(second.past.map(({ price }) => price)).toEqual([12_000, 11_000]);
  expect(second.hasMore).toBe(false);
});

test('the audit finds prices and promotions as they were set', async () => {
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
