import { expect, test } from 'vitest';
import { cartsTotal } from './cartsTotal.ts';

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
