import { aDeskOrder } from '@formulary/rules/dispatch/fixtures/deskOrders';
import { expect, test } from 'vitest';
import { blockersOf } from './orderBlockers.ts';

const now = new Date('2026-11-29T12:00:00Z');

test.each([
  ['active', undefined, undefined],
  ['active', '2026-11-30', undefined],
  ['active', '2026-11-29', 'The buyer’s registration was to be looked up again by 29/11/2026'],
  ['suspended', '2026-11-01', 'The account of the buyer is not active any more'],
] as const)('a buyer who is %s, due on %s: %s', (state, recheckOn, sentence) => {
  const order = aDeskOrder();
  const found = blockersOf(
    { ...order, blockers: [], buyer: { ...order.buyer, state, recheckOn } },
    now,
  );
  expect(found.map((each) => each.sentence)).toEqual(sentence === undefined ? [] : [sentence]);
  expect(found.every(({ kind }) => kind === 'warning')).toBe(true);
});
