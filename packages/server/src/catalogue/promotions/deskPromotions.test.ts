import { addCartLine } from '@formulary/rules/calls/cartCalls';
import * as calls from '@formulary/rules/calls/desk/deskPromotionCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { lineTotals } from '@formulary/rules/pricing/lineTotals';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct, addPromotion } from '../../testing/testData.queries.ts';
import { setPrices } from '../prices/setPrices.ts';

const REASON = 'Summer';
const ROOT = '/api/desk/catalogue/promotions';
/** Of the clock of a test shop. */
const NOW = '2026-06-15T10:00:00.000Z';
const DAY_MS = 86_400_000;
const day = (after: number) => new Date(+new Date(NOW) + after * DAY_MS).toISOString();

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

const terms = { quantity: 3, price: 25, startsAt: day(-1), endsAt: day(30) };
const add = async (productId: number, changes: object = {}) => {
  const body = { productId, ...terms, reason: REASON, ...changes };
  return desk.ask(calls.addDeskPromotion, { token, body });
};
const show = (id: number) => desk.ask(calls.getDeskPromotion, { token, url: `${ROOT}/${id}` });
const list = async (filter: object, more: object = {}) => {
  const body = { filter, ...more };
  return (await desk.ask(calls.listDeskPromotions, { token, body })).promotions;
};
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
const line = (id: number, packs: number) => ({
  product_fk: id,
  cart_quantity: packs,
  cart_req_prescription: false,
});

test('a promotion is added, changed and ended with a record, and the shop prices carts by it', async () => {
  const productId = await addProduct(shop.db);
  const { id } = await add(productId);
  const buyer = await shop.signedIn();
  const [added] = await shop.ask(addCartLine, { token: buyer.token, body: line(productId, 3) });
  expect(added?.subtotal).toBe(25_000);

  const { version } = await show(id);
  const change = { ...terms, price: 24, reason: 'Cheaper', version };
  const sent = { token, url: `${ROOT}/${id}`, body: change };
  expect((await desk.send(calls.changeDeskPromotion, sent)).statusCode).toBe(200);
  expect(codeOf(await desk.send(calls.changeDeskPromotion, sent))).toBe('record-changed');

  const changed = await show(id);
  expect(changed.events.at(-1)).toMatchObject({
    sentence: 'Changed the promotion',
    reason: 'Cheaper',
    from: '3 for £25.00, 14/06/2026, 11:00 to 15/07/2026, 11:00',
    to: '3 for £24.00, 14/06/2026, 11:00 to 15/07/2026, 11:00',
  });
  const end = {
    token,
    url: `${ROOT}/${id}/end`,
    body: { reason: 'Over', version: changed.version },
  };
  expect((await desk.send(calls.endDeskPromotion, end)).statusCode).toBe(200);
  const ended = await show(id);
  expect(ended.promotion.state).toBe('ended');
  const [priced] = await shop.ask(addCartLine, { token: buyer.token, body: line(productId, 3) });
  expect(priced?.subtotal).toBe(60_000);
  const after = { ...end, body: { reason: 'Again', version: ended.version } };
  expect(codeOf(await desk.send(calls.endDeskPromotion, after))).toBe('promotion-ended');
});

test('a promotion that is called off never begins, and stays in the list', async () => {
  const productId = await addProduct(shop.db, { name: 'Calendula balm' });
  const { id } = await add(productId, { startsAt: day(1) });
  const { promotion, version } = await show(id);
  expect(promotion.state).toBe('planned');
  const end = { token, url: `${ROOT}/${id}/end`, body: { reason: 'Mistake', version } };
  expect((await desk.send(calls.endDeskPromotion, end)).statusCode).toBe(200);
  const listed = await list({ search: 'calendula' });
  expect(listed).toMatchObject([{ id, state: 'withdrawn' }]);
  const before = shop.clock.now;
  shop.clock.now = new Date(day(2));
  try {
    const buyer = await shop.signedIn();
    const [priced] = await shop.ask(addCartLine, { token: buyer.token, body: line(productId, 3) });
    expect(priced?.subtotal).toBe(30_000);
  } finally {
    shop.clock.now = before;
  }
});

describe('a promotion', () => {
  test.each([
    ['that ends before it begins', { endsAt: day(-2) }, 'promotion-ends-first', ['endsAt']],
    ['that is over', { startsAt: day(-9), endsAt: day(-2) }, 'promotion-over', ['endsAt']],
    ['of nothing', { price: 0 }, 'price-nothing', ['price']],
    ['of parts of a penny', { price: 24.999 }, 'price-decimals', ['price']],
    ['dearer than its packs', { price: 30.01 }, 'promotion-dearer', ['price']],
    ['without a reason', { reason: ' ' }, 'reason-required', []],
    ['of 10,000 packs', { quantity: 10_000 }, 'invalid-request', ['quantity']],
  ])('%s is refused in words', async (_what, changes, code, field) => {
    const productId = await addProduct(shop.db);
    const body = { productId, ...terms, reason: REASON, ...changes };
    const answer = await desk.send(calls.addDeskPromotion, { token, body });
    expect(answer.statusCode).toBe(400);
    const refused = answer.json<{ code: string; errors?: Record<string, string> }>();
    expect(refused.code).toBe(code);
    expect(Object.keys(refused.errors ?? {})).toEqual(field);
  });

  test('that is there already is refused, and so is another beginning of one that is on', async () => {
    const productId = await addProduct(shop.db);
    const { id } = await add(productId);
    const body = { productId, ...terms, reason: REASON };
    expect(codeOf(await desk.send(calls.addDeskPromotion, { token, body }))).toBe(
      'promotion-twice',
    );
    const { version } = await show(id);
    const url = `${ROOT}/${id}`;
    const change = (changes: object) =>
      desk.send(calls.changeDeskPromotion, {
        token,
        url,
        body: { ...terms, reason: REASON, version, ...changes },
      });
    expect(codeOf(await change({ startsAt: day(1) }))).toBe('promotion-begun');
    expect(codeOf(await change({}))).toBe('promotion-unchanged');
  });

  test('may be dearer than its packs now if a planned price makes it worthwhile', async () => {
    const productId = await addProduct(shop.db);
    const planned = { productId, price: 12_000, from: new Date(day(3)), reason: REASON };
    await withTransaction(shop.db, (trx) =>
      setPrices(trx, [planned], { by: 'priya' }, shop.clock.now),
    );
    const { id } = await add(productId, { price: 33 });
    expect(await list({ isWorthwhile: false })).toMatchObject([{ id }]);
  });
});

test('a list is filtered by state and pages in both directions', async () => {
  const productId = await addProduct(shop.db, { name: 'Arnica gel' });
  for (let packs = 2; packs < 6; packs += 1) {
    await addPromotion(shop.db, productId, packs, packs * 9_000);
  }
  await add(productId, { startsAt: day(2) });
  const search = 'arnica';
  expect(await list({ search, state: 'active' })).toHaveLength(4);
  expect(await list({ search, state: 'planned' })).toHaveLength(1);
  expect(await list({ search, state: 'ended' })).toEqual([]);
  for (const sort of ['startsAt', 'endsAt', 'product'] as const) {
    const page = (more: object) =>
      desk.ask(calls.listDeskPromotions, {
        token,
        body: { filter: { search }, sort, isDescending: true, limit: 2, ...more },
      });
    const first = await page({});
    const second = await page({ after: first.next });
    const back = await page({ before: second.previous });
    expect([first.total, first.promotions.length, second.promotions.length]).toEqual([5, 2, 2]);
    expect(back.promotions).toEqual(first.promotions);
    const ids = [...first.promotions, ...second.promotions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  }
});

test('the preview, the cart and the order say the same to the penny for random prices and promotions', async () => {
  let state = 20_261_129;
  const roll = (bound: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
  for (let round = 0; round < 40; round += 1) {
    const unit = 10 * (1 + roll(9_000));
    const vat = [0, 5, 20][roll(3)] ?? 0;
    const productId = await addProduct(shop.db, { price_mills: unit, vat_percent: vat });
    for (let more = roll(3); more > 0; more -= 1) {
      const packs = 1 + roll(6);
      await addPromotion(shop.db, productId, packs, Math.max(10, packs * unit - 10 * roll(200)));
    }
    const quantity = 1 + roll(5);
    const price = Math.max(10, quantity * unit - 10 * roll(unit / 10));
    const asked = { ...terms, quantity, price: price / 1_000 };
    const preview = await desk.ask(calls.previewDeskPromotion, {
      token,
      body: { productId, ...asked },
    });
    await add(productId, asked);
    const packs = 1 + roll(12);
    const shown = lineTotals(
      {
        unitPrice: preview.product.prices[0]?.price ?? 0,
        vatPercent: preview.product.vatPercent,
        promotions: activePromotions(preview.others, shop.clock.now),
      },
      { quantity, price },
      packs,
    ).at(-1);
    const buyer = await shop.signedIn();
    const lines = await shop.ask(addCartLine, { token: buyer.token, body: line(productId, packs) });
    expect([round, lines[0]?.subtotal, lines[0]?.total]).toEqual([
      round,
      shown?.subtotalWith,
      shown?.totalWith,
    ]);
    const order = await shop.ask(createOrder, { token: buyer.token, body: orderBody(lines) });
    const total = shown?.totalWith ?? 0;
    expect([round, order.amount]).toEqual([round, Math.floor((total + 5) / 10) * 10]);
  }
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
