import { expect, test } from 'vitest';
import { overlapping, pricesDuring, promotionFault, promotionState } from './newPromotion.ts';

const day = (date: number) => new Date(Date.UTC(2026, 5, date));
const NOW = day(15);
const terms = { quantity: 3, price: 27_000, startsAt: day(16), endsAt: day(20) };
const prices = [{ from: new Date(0), price: 10_000 }];

test.each([
  [day(15), false, 'planned'],
  [day(16), false, 'active'],
  [day(20), false, 'active'],
  [day(21), false, 'ended'],
  [day(15), true, 'withdrawn'],
])('the promotion at %o, called off %s, is %s', (now, isWithdrawn, state) => {
  expect(promotionState({ ...terms, isWithdrawn }, now)).toBe(state);
});

test.each([
  ['in order', {}, undefined],
  ['as dear as its units', { price: 30_000 }, undefined],
  ['of one pack', { quantity: 1, price: 9_000 }, undefined],
  ['of no pack', { quantity: 0 }, 'promotion-quantity'],
  ['of 10,000 packs', { quantity: 10_000 }, 'promotion-quantity'],
  ['of half a pack', { quantity: 1.5 }, 'promotion-quantity'],
  ['of nothing', { price: 0 }, 'price-nothing'],
  ['of parts of a penny', { price: 27_001 }, 'price-decimals'],
  ['that ends as it begins', { endsAt: day(16) }, 'promotion-ends-first'],
  ['that ends before it begins', { endsAt: day(14) }, 'promotion-ends-first'],
  ['that is over', { startsAt: day(10), endsAt: day(15) }, 'promotion-over'],
  ['dearer than its units', { price: 30_010 }, 'promotion-dearer'],
])('promotionFault of a promotion %s', (_what, changes, fault) => {
  expect(promotionFault({ ...terms, ...changes }, { prices, now: NOW })).toBe(fault);
});

test.each([
  ['before it begins', day(10), [12_000]],
  ['as it begins', day(16), [12_000]],
  ['while it is on', day(18), [10_000, 12_000]],
  ['after its end', day(21), [10_000]],
])('pricesDuring with a price planned from %s', (_when, from, expected) => {
  expect(pricesDuring(terms, [...prices, { from, price: 12_000 }])).toEqual(expected);
});

test('a promotion may become worthwhile by a planned price', () => {
  const later = [...prices, { from: day(18), price: 12_000 }];
  expect(promotionFault({ ...terms, price: 33_000 }, { prices: later, now: NOW })).toBeUndefined();
});

test('pricesDuring without an earlier price takes the first', () => {
  expect(pricesDuring(terms, [{ from: day(30), price: 9_000 }])).toEqual([9_000]);
});

test('overlapping counts both ends', () => {
  const others = [
    { name: 'before', startsAt: day(1), endsAt: day(15) },
    { name: 'until its beginning', startsAt: day(1), endsAt: day(16) },
    { name: 'within', startsAt: day(17), endsAt: day(18) },
    { name: 'from its end', startsAt: day(20), endsAt: day(28) },
    { name: 'after', startsAt: day(21), endsAt: day(28) },
  ];
  expect(overlapping(terms, others).map(({ name }) => name)).toEqual([
    'until its beginning',
    'within',
    'from its end',
  ]);
});
