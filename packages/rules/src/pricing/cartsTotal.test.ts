import { expect, test } from 'vitest';
import { cartsTotal, changedCarts } from './cartsTotal.ts';

test('cartsTotal prices each line as the shop does, with its VAT, and adds up equal ones', () => {
  const offered = {
    unitPrice: 10_000,
    vatPercent: 20,
    promotions: [{ quantity: 3, price: 25_000 }],
  };
  const lines = [
    { quantity: 4, isPrescription: false, carts: 2 },
    { quantity: 1, isPrescription: true, carts: 3 },
  ];
  // (£25 + £10) with VAT, twice; £10 without, three times.
  expect(cartsTotal(lines, offered)).toBe(2 * 42_000 + 3 * 10_000);
  expect(cartsTotal([], offered)).toBe(0);
});

test('changedCarts prices each line before and after a change', () => {
  const before = { unitPrice: 10_000, vatPercent: 20, promotions: [] };
  const lines = [
    { quantity: 2, isPrescription: false, before, after: { ...before, unitPrice: 11_000 } },
    { quantity: 1, isPrescription: true, before, after: before },
  ];
  expect(changedCarts(lines)).toEqual({ before: 34_000, after: 36_400 });
});
