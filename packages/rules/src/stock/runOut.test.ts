import { expect, test } from 'vitest';
import { daysLeft, salesWindow, soldPerDay, suggestedOrder } from './runOut.ts';

test.each([
  [0, 7],
  [7, 7],
  [20, 20],
  [28, 28],
  [900, 28],
])('a product of %i days is looked at over %i days', (age, days) => {
  expect(salesWindow(age)).toBe(days);
});

test.each([
  [{ packs: 0, days: 28 }, 0],
  [{ packs: 28, days: 28 }, 1],
  [{ packs: 1, days: 28 }, 0],
  [{ packs: 2, days: 28 }, 0.1],
  [{ packs: 45, days: 7 }, 6.4],
])('%j is %f a day', (sales, perDay) => {
  expect(soldPerDay(sales)).toBe(perDay);
});

test.each([
  ['nothing sold', { inStock: 10, minimumStock: 0, packs: 0, days: 28 }, undefined],
  ['nothing left', { inStock: 5, minimumStock: 5, packs: 0, days: 28 }, 0],
  ['less than the safety stock', { inStock: 2, minimumStock: 5, packs: 28, days: 28 }, 0],
  ['a pack a day', { inStock: 15, minimumStock: 5, packs: 28, days: 28 }, 10],
  ['a part of a day', { inStock: 2, minimumStock: 0, packs: 84, days: 28 }, 0],
  ['one pack in four weeks', { inStock: 3, minimumStock: 0, packs: 1, days: 28 }, 84],
])('%s', (_what, supply, days) => {
  expect(daysLeft(supply)).toBe(days);
});

const aDay = { packs: 28, days: 28 };

test.each([
  ['safety stock and two weeks', { inStock: 0, minimumStock: 5, onOrder: 0, ...aDay }, 19],
  ['what is on order counts', { inStock: 4, minimumStock: 5, onOrder: 10, ...aDay }, 5],
  ['enough', { inStock: 19, minimumStock: 5, onOrder: 0, ...aDay }, 0],
  ['more than enough', { inStock: 90, minimumStock: 5, onOrder: 20, ...aDay }, 0],
  ['parts of a pack round up', { inStock: 0, minimumStock: 0, onOrder: 0, packs: 1, days: 28 }, 1],
  ['nothing sold', { inStock: 3, minimumStock: 5, onOrder: 0, packs: 0, days: 28 }, 2],
])('suggests %s', (_what, supply, packs) => {
  expect(suggestedOrder(supply)).toBe(packs);
});
