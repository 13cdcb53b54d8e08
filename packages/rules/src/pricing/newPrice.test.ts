import { expect, test } from 'vitest';
import { newPriceFault, priceFault } from './newPrice.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

test.each([
  [0, 'price-nothing'],
  [-10, 'price-nothing'],
  [1, 'price-decimals'],
  [10_005, 'price-decimals'],
  [10, undefined],
  [1_000_000_000, undefined],
  [1_000_000_010, 'price-above-most'],
])('priceFault of %i mills is %s', (price, fault) => {
  expect(priceFault(price)).toBe(fault);
});

test.each([
  ['now', {}, undefined],
  ['at this moment', { from: NOW }, undefined],
  ['a millisecond ago', { from: new Date(+NOW - 1) }, 'price-from-past'],
  ['in two years', { from: new Date('2028-06-14T10:00:00Z') }, undefined],
  ['in more than two years', { from: new Date('2028-06-14T10:00:01Z') }, 'price-from-far'],
  ['without a reason', { reason: '  ' }, 'reason-required'],
  ['with a reason of 1,001 letters', { reason: 'a'.repeat(1_001) }, 'text-too-long'],
  ['of nothing', { price: 0 }, 'price-nothing'],
])('newPriceFault of a price %s', (_when, changes, fault) => {
  const price = { price: 12_500, reason: 'New price of the supplier', ...changes };
  expect(newPriceFault(price, NOW)).toBe(fault);
});
