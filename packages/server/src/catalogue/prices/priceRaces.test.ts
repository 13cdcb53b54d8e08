/** @module-tag sweep */
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import * as prices from '@formulary/rules/calls/desk/deskPriceCalls';
import * as promotions from '@formulary/rules/calls/desk/deskPromotionCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { applyDuePrices } from './applyDuePrices.ts';

/** Of staff against buyers, over three products. */
const RACES = 500;
const PRODUCTS = 3;
const AT_ONCE = 10;
const ROOT = '/api/desk/catalogue';
const REASON = 'A race';
/** What staff may be told: somebody was first, or it is so already. */
const SAYS_WHY = new Set([200, 201, 400, 409]);
const DAY_MS = 86_400_000;

let shop: TestShop;
let desk: TestDesk;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

/** Picks one of several by a number that goes on. */
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
};

/** A price in pounds around £10.00. */
const price = (race: number) => (900 + ((race * 37) % 300)) / 100;

test('what a buyer saw is what is charged, or the order is refused in words, however staff change prices and promotions', async () => {
  const managers = await Promise.all([
    desk.signedIn('customer-service'),
    desk.signedIn('superintendent'),
  ]);
  const ids: number[] = [];
  for (let count = 0; count < PRODUCTS; count += 1)
    ids.push(await addProduct(shop.db, { in_stock: 100_000 }));
  const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.signedIn()));
  /** What was charged, and what was seen. */
  const bought: (readonly [charged: number, seen: number])[] = [];
  const refusals: string[] = [];
  let moved = 0;

  /** Fills a cart, and orders it as it was seen. */
  const buy = async (race: number, index: number) => {
    const { token } = at(buyers, index);
    const body = {
      product_fk: at(ids, race),
      cart_quantity: 1 + (race % 4),
      cart_req_prescription: false,
    };
    await shop.send(addCartLine, { token, body });
    const seen = await shop.ask(getCart, { token });
    const answer = await shop.send(createOrder, { token, body: orderBody(seen) });
    if (answer.statusCode === 201) {
      const { amount } = decodeAnswer(createOrder.answer, answer.json());
      bought.push([
        amount,
        orderAmount({ lineTotals: seen.map(({ total }) => total), deliveryFee: 0 }),
      ]);
      return 201;
    }
    const { code, errors } = answer.json<{ code: string; errors: Record<string, string> }>();
    refusals.push(`${code}: ${Object.values(errors).join()}`);
    return 409;
  };
  const urlOf = (race: number) => `${ROOT}/products/${at(ids, race)}/prices`;
  const versionOf = async (race: number) => {
    const { token } = at(managers, race);
    return (await desk.ask(prices.getDeskPrices, { token, url: urlOf(race) })).version;
  };
  const setPrice = async (race: number, index: number) => {
    const body = { price: price(race + index), reason: REASON, version: await versionOf(race) };
    const { token } = at(managers, index);
    return (await desk.send(prices.setDeskPrice, { token, url: urlOf(race), body })).statusCode;
  };
  const planPrice = async (race: number, index: number) => {
    moved += 1;
    const from = new Date(+shop.clock.now + moved).toISOString();
    const version = await versionOf(race);
    const body = { price: price(race * 7 + index), from, reason: REASON, version };
    const { token } = at(managers, index);
    return (await desk.send(prices.setDeskPrice, { token, url: urlOf(race), body })).statusCode;
  };
  const apply = async () => {
    await applyDuePrices(shop.db, new Date(+shop.clock.now + DAY_MS));
    return 200;
  };
  const promote = async (race: number, index: number) => {
    const body = {
      productId: at(ids, race),
      quantity: 2 + (race % 2),
      price: (1_500 + ((race * 13 + index) % 400)) / 100,
      startsAt: new Date(+shop.clock.now - DAY_MS).toISOString(),
      endsAt: new Date(+shop.clock.now + (1 + (race % 50)) * DAY_MS).toISOString(),
      reason: REASON,
    };
    const { token } = at(managers, index);
    return (await desk.send(promotions.addDeskPromotion, { token, body })).statusCode;
  };
  const endPromotion = async (_race: number, index: number) => {
    const { token } = at(managers, index);
    const body = { filter: { state: 'active' } };
    const listed = await desk.ask(promotions.listDeskPromotions, { token, body });
    const [newest] = listed.promotions;
    if (!newest) return 409;
    const url = `${ROOT}/promotions/${newest.id}`;
    const { version } = await desk.ask(promotions.getDeskPromotion, { token, url });
    const end = { token, url: `${url}/end`, body: { reason: REASON, version } };
    return (await desk.send(promotions.endDeskPromotion, end)).statusCode;
  };
  const acts = [buy, setPrice, buy, planPrice, buy, promote, buy, apply, buy, endPromotion];

  const outcomes = new Map<string, number>();
  for (let race = 0; race < RACES; race += AT_ONCE) {
    const round = Array.from({ length: AT_ONCE }, async (_act, index) => {
      const act = at(acts, index);
      // All of a round meet at two products.
      const status = await act(race / AT_ONCE + (index % 2), index);
      expect([act.name, status, SAYS_WHY.has(status)]).toEqual([act.name, status, true]);
      const done = status < 300 ? 'done' : 'refused';
      outcomes.set(`${act.name} ${done}`, (outcomes.get(`${act.name} ${done}`) ?? 0) + 1);
    });
    await Promise.all(round);
  }
  for (const { name } of new Set(acts)) expect(outcomes.get(`${name} done`)).toBeGreaterThan(0);
  expect(bought.filter(([charged, seen]) => charged !== seen)).toEqual([]);
  const words = /^order-changed: .*( is £[\d.]+ now, not £|the offer has changed)/;
  expect(refusals.filter((said) => !words.test(said))).toEqual([]);
  expect(refusals.length).toBeGreaterThan(0);

  await apply();
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from order_lines
    where unit_price_mills not in (
      select price_mills from price_changes where product_id = order_lines.product_id
      union select before_mills from price_changes where product_id = order_lines.product_id)`.execute(
    shop.db,
  );
  expect(rows[0]?.wrong).toBe(0);
  const findings = await audit(shop, shop.clock.now);
  expect(findings).toEqual([]);
}, 600_000);
