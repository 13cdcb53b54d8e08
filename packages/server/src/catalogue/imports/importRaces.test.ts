/** @module-tag sweep */
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { applyImport } from './applyImport.ts';
import { undoImport } from './changeImport.ts';
import { compareLines } from './compareLines.ts';
import { storeImport } from './storeImport.ts';

/** Two imports with opposite rows, and four buyers, in each. */
const ROUNDS = 20;
const PRODUCTS = 20;
const BUYERS = 4;
const ACTOR = { by: 'Priya Shah' };
const REASON = 'A race';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const doing = () => ({ db: shop.db, now: shop.clock.now });

async function compared(id: number): Promise<number> {
  let progress = await compareLines(doing(), id, ACTOR);
  while (progress.state === 'comparing') progress = await compareLines(doing(), id, ACTOR);
  return id;
}

/** Returns a list of prices from £9.00 up, a penny more for each code. */
const fileOf = (written: readonly string[], pence: number) => {
  const rows = written.map((code, at) => `${code},${((900 + pence + at) / 100).toFixed(2)}`);
  return Buffer.from(['Code,Price', ...rows].join('\n'));
};

const read = async (content: Buffer) => {
  const file = { kind: 'products', name: 'race.csv', content, dateOrder: undefined } as const;
  return compared((await storeImport(doing(), file, ACTOR)).id);
};

/** Applies an import; returns the code of its refusal. */
const apply = (importId: number) =>
  applyImport(doing(), { importId, reason: REASON, leavesRefused: false }, ACTOR).then(
    () => 'applied',
    (error: unknown) => {
      if (error instanceof Refused) return error.problem.code;
      throw error;
    },
  );

test('what a buyer saw is what is charged, or the order is refused in words, however imports are applied and undone', async () => {
  const codes = Array.from({ length: PRODUCTS }, (_, at) => `RACE-${at}`);
  const ids: number[] = [];
  for (const code of codes) ids.push(await addProduct(shop.db, { code, in_stock: 100_000 }));
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.signedIn()));
  const bought: (readonly [charged: number, seen: number])[] = [];
  const refusals: string[] = [];
  const buy = async (round: number, index: number) => {
    const token = buyers[index]?.token;
    for (const step of [0, 7, 13]) {
      const product_fk = ids[(round + index + step) % PRODUCTS];
      const body = { product_fk, cart_quantity: 1, cart_req_prescription: false };
      await shop.send(addCartLine, { token, body });
    }
    const seen = await shop.ask(getCart, { token });
    const answer = await shop.send(createOrder, { token, body: orderBody(seen) });
    if (answer.statusCode !== 201) {
      refusals.push(answer.json<{ code: string }>().code);
      return;
    }
    const { amount } = decodeAnswer(createOrder.answer, answer.json());
    const lineTotals = seen.map(({ total }) => total);
    bought.push([amount, orderAmount({ lineTotals, deliveryFee: 0 })]);
  };
  const outcomes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const imports = [
      await read(fileOf(codes, 50 + round)),
      await read(fileOf(codes.toReversed(), 150 + round)),
    ];
    const buying = () => buyers.map((_buyer, index) => buy(round, index));
    const [one, other] = await Promise.all([...imports.map(apply), ...buying()]);
    // Whoever comes second is told: the prices are no longer those of the preview.
    expect(new Set([one, other])).toEqual(new Set(['applied', 'import-outdated']));
    const applied = imports[one === 'applied' ? 0 : 1] ?? 0;
    const undoing = await compared(await undoImport(doing(), applied, ACTOR));
    const [undone] = await Promise.all([apply(undoing), ...buying()]);
    outcomes.push(undone);
  }
  expect(new Set(outcomes)).toEqual(new Set(['applied']));
  expect(bought.filter(([charged, seen]) => charged !== seen)).toEqual([]);
  expect(bought.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(new Set(['order-changed']));
  expect(await audit(shop, shop.clock.now)).toEqual([]);
}, 600_000);
