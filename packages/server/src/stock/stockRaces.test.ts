/** @module-tag sweep */
import { randomUUID } from 'node:crypto';
import * as counts from '@formulary/rules/calls/desk/deskCountCalls';
import * as goods from '@formulary/rules/calls/desk/deskGoodsCalls';
import * as stock from '@formulary/rules/calls/desk/deskStockCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { addProduct, stockOf } from '../testing/testData.queries.ts';

/** Of staff against buyers, over five products. */
const RACES = 500;
const PRODUCTS = 5;
const AT_ONCE = 10;
const ROOT = '/api/desk/stock';
/** What either may be told: the stock is gone, or somebody was first. */
const SAYS_WHY = new Set([200, 201, 409]);

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

test('what was sold, what is left and what was adjusted is what came in, however staff and buyers race', async () => {
  const keepers = await Promise.all([desk.signedIn('stock'), desk.signedIn('superintendent')]);
  const codes = Array.from({ length: PRODUCTS }, (_code, index) => `RACE-${index}`);
  const ids: number[] = [];
  for (const code of codes) ids.push(await addProduct(shop.db, { code, in_stock: 40 }));

  const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.signedIn()));
  const buy = async (race: number, index: number) => {
    const buyer = at(buyers, index);
    const packs = 1 + (race % 3);
    return placeOrder(shop, buyer.token, at(ids, race), {
      packs,
      paymentMode: 'bankTransfer',
    }).then(
      () => 200,
      () => 409,
    );
  };
  const takeIn = async (race: number) => {
    const lines = [codes[race % PRODUCTS], codes[(race + 2) % PRODUCTS]].map((code) => ({
      code,
      packs: 1 + (race % 4),
    }));
    const { token } = at(keepers, race);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { supplier: 'Alder Wholesale', lines };
    return (await desk.send(goods.takeInGoods, { token, body, headers })).statusCode;
  };
  const adjust = async (race: number) => {
    const { token } = at(keepers, race);
    const url = `${ROOT}/products/${at(ids, race)}`;
    const { version } = await desk.ask(stock.getDeskStock, { token, url });
    const body = { packs: race % 2 === 0 ? -2 : 1, reason: 'Broken or found', version };
    const answer = await desk.send(stock.adjustDeskStock, {
      token,
      url: `${url}/adjustments`,
      body,
    });
    return answer.statusCode;
  };
  const count = async (race: number) => {
    const { token } = at(keepers, race);
    const body = { name: `Race ${race}`, codes: [at(codes, race)] };
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = await desk.ask(counts.startStockCount, { token, body, headers });
    const url = `${ROOT}/counts/${id}`;
    const { lines } = await desk.ask(counts.getStockCount, { token, url });
    const lineId = lines[0]?.id ?? 0;
    const product = await desk.ask(stock.getDeskStock, {
      token,
      url: `${ROOT}/products/${at(ids, race)}`,
    });
    const counted = Math.max(0, product.product.inStock + product.held - (race % 3));
    await desk.send(counts.countStockLine, {
      token,
      url: `${ROOT}/count-lines/${lineId}`,
      body: { counted, before: null },
    });
    const answer = await desk.send(counts.bookStockCount, {
      token,
      url: `${url}/booking`,
      body: { lines: [{ lineId, counted, reason: 'Counted' }] },
    });
    return answer.statusCode;
  };
  const reverse = async (race: number) => {
    const { token } = at(keepers, race);
    const url = `${ROOT}/products/${at(ids, race)}`;
    const { movements } = await desk.ask(stock.getDeskStock, { token, url });
    const moved = movements.find(({ cause, isReversed }) => cause === 'goods-in' && !isReversed);
    if (!moved) return 409;
    const answer = await desk.send(stock.reverseStockMovement, {
      token,
      url: `${ROOT}/movements/${moved.id}/reversal`,
      body: { reason: 'Not ours' },
    });
    return answer.statusCode;
  };
  const acts = [buy, takeIn, buy, adjust, buy, count, buy, takeIn, buy, reverse];

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

  for (const id of ids) {
    const { rows } = await sql<{ came: number; sold: number; adjusted: number }>`
      select sum(quantity) filter (where cause in ('opening', 'goods-in'))::integer as came,
        -coalesce(sum(quantity) filter (where order_line_id is not null), 0)::integer as sold,
        coalesce(sum(quantity) filter (where cause in ('count', 'adjustment', 'reversal')), 0)::integer as adjusted
      from stock_movements where product_id = ${id}`.execute(shop.db);
    const { rows: ordered } = await sql<{ packs: number }>`
      select coalesce(sum(quantity), 0)::integer as packs from order_lines where product_id = ${id}`.execute(
      shop.db,
    );
    const { came = 0, sold = 0, adjusted = 0 } = rows[0] ?? {};
    expect(sold).toBe(ordered[0]?.packs);
    expect(sold + (await stockOf(shop.db, id)) - adjusted).toBe(came);
  }
  expect(await audit(shop, shop.clock.now)).toEqual([]);
}, 600_000);
