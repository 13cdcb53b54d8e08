import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneSignOff } from './isOneSignOff.ts';
import {
  type MatchedCredit,
  matchCredits,
  orderNumbersIn,
  type PayableOrder,
} from './matchCredits.ts';

function match(credits: readonly MatchedCredit[], orders: readonly PayableOrder[]) {
  const steps = matchCredits(credits, orders);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const order = (id: number, changes: Partial<PayableOrder> = {}): PayableOrder => ({
  id,
  number: `F-2026-${String(id).padStart(6, '0')}`,
  due: 100_000,
  isWaiting: true,
  names: ['Okafor', 'Registered Aesthetics Ltd'],
  ...changes,
});
const credit = (text: string, amount = 100_000, changes: Partial<MatchedCredit> = {}) => ({
  id: 1,
  text,
  amount,
  copy: 1,
  ...changes,
});
const orders = [
  order(31),
  order(32, { due: 50_000, names: ["O'Neill"] }),
  order(33, { isWaiting: false, due: 0 }),
];

test.each([
  ['FP 140 F-2026-000031 OKAFOR', ['F-2026-000031']],
  ['f2026000031', ['F-2026-000031']],
  ['F 2026 000031', ['F-2026-000031']],
  ['REF F/2026/000031, F-2026-000031 and F-2026-000032', ['F-2026-000031', 'F-2026-000032']],
  ['F-2026-00031', []],
  ['2026-000031', []],
])('%j names %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

test.each([
  ['names the order and pays what is due', 'F-2026-000031', 100_000, 'exact', 31],
  ['names the order and is less', 'F2026000031', 99_990, 'short', 31],
  ['names the order and is more', 'F2026000031', 100_010, 'over', 31],
  ['names an order that does not wait', 'F2026000033', 100_000, 'not-waiting', 33],
  ['names two orders', 'F-2026-000031 F-2026-000032', 100_000, 'several', 31],
  ['has a wrong digit', 'F-2026-000081', 100_000, 'misspelt', 31],
  ['has a digit too few', 'F-2026-00031', 100_000, 'misspelt', 31],
  ['has a digit too many', 'F-2026-0000031', 100_000, 'misspelt', 31],
  ['exchanges two digits', 'F-2026-000013', 100_000, 'misspelt', 31],
  ['leaves the letter out', '2026-000031', 100_000, 'misspelt', 31],
  ['has the last name', 'OKAFOR A INVOICE', 100_000, 'name', 31],
  ['has the company', 'REGISTERED AESTHETICS', 100_000, 'name', 31],
  ['has a name with a sign', "O'NEILL C", 50_000, 'name', 32],
  ['has half of the company', 'AESTHETICS', 100_000, 'none', undefined],
  ['has a wrong digit and another amount', 'F-2026-000081', 99_990, 'none', undefined],
  ['has two wrong digits', 'F-2026-000099', 100_000, 'none', undefined],
  ['has the name and another amount', 'OKAFOR', 99_990, 'none', undefined],
  ['says nothing', '', 100_000, 'none', undefined],
])('a credit that %s is %s', (_what, text, amount, kind, id) => {
  const found = match([credit(text, amount)], orders).get(1);
  const said = found?.kind === 'near' ? found.why : found?.kind;
  const ids =
    found?.kind === 'near'
      ? found.orderIds[0]
      : found?.kind === 'exact'
        ? found.orderId
        : undefined;
  expect([said, ids]).toEqual([kind, id]);
});

test('the second credit of an order is near, and a second equal line too, by number or by name', () => {
  const found = match(
    [
      credit('F-2026-000031'),
      credit('F-2026-000031 again', 100_000, { id: 2 }),
      credit('F-2026-000031', 100_000, { id: 3, copy: 2 }),
      credit("O'NEILL", 50_000, { id: 4, copy: 2 }),
    ],
    orders,
  );
  expect([...found.values()]).toEqual([
    { kind: 'exact', orderId: 31 },
    { kind: 'near', why: 'paid-above', orderIds: [31] },
    { kind: 'near', why: 'twice', orderIds: [31] },
    { kind: 'near', why: 'twice', orderIds: [32] },
  ]);
});

test('proposes at most five orders, and no buyer without a name', () => {
  const many = Array.from({ length: 9 }, (_, at) => order(at + 1));
  const nameless = order(50, { names: ['', 'Dr'] });
  expect(match([credit('OKAFOR')], [...many, nameless]).get(1)).toEqual({
    kind: 'near',
    why: 'name',
    orderIds: [1, 2, 3, 4, 5],
  });
});

test.each([
  ['1234', '1234', true],
  ['1234', '1244', true],
  ['1234', '1324', true],
  ['1234', '134', true],
  ['134', '1234', true],
  ['1234', '1432', false],
  ['1234', '12', false],
  ['', '', true],
])('%j and %j are one typing error apart: %s', (typed, meant, expected) => {
  expect(isOneSignOff(typed, meant)).toBe(expected);
});

test('every credit has one match; an order has one exact credit, of its amount and number', () => {
  const someOrder = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    due: fc.integer({ min: 1, max: 4 }).map((pounds) => pounds * 1_000),
    isWaiting: fc.boolean(),
  });
  const someOrders = fc.uniqueArray(someOrder, { selector: ({ id }) => id, maxLength: 12 });
  const someCredit = fc.record({
    number: fc.integer({ min: 1, max: 30 }),
    amount: fc.integer({ min: 1, max: 4 }).map((pounds) => pounds * 1_000),
    copy: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(someOrders, fc.array(someCredit, { maxLength: 20 }), (waiting, paid) => {
      const all = waiting.map(({ id, ...changes }) => order(id, changes));
      const credits = paid.map(({ number, ...each }, at) => ({
        ...each,
        id: at,
        text: order(number).number,
      }));
      const found = match(credits, all);
      expect([...found.keys()]).toEqual(credits.map(({ id }) => id));
      const exact = [...found].flatMap(([id, each]) =>
        each.kind === 'exact' ? [[id, each.orderId] as const] : [],
      );
      expect(new Set(exact.map(([, id]) => id)).size).toBe(exact.length);
      for (const [creditId, orderId] of exact) {
        const [paidBy, payable] = [credits[creditId], all.find(({ id }) => id === orderId)];
        expect(payable).toMatchObject({
          isWaiting: true,
          due: paidBy?.amount,
          number: paidBy?.text,
        });
      }
    }),
  );
});
