import { expect, test } from 'vitest';
import { lineTotals } from './lineTotals.ts';

test('lineTotals shows each quantity without and with the promotion, the largest bundle first', () => {
  const offered = {
    unitPrice: 10_000,
    vatPercent: 20,
    promotions: [{ quantity: 2, price: 19_000 }],
  };
  const totals = lineTotals(offered, { quantity: 3, price: 24_000 }, 4);
  expect(totals.map((row) => [row.quantity, row.subtotalWithout, row.subtotalWith])).toEqual([
    [1, 10_000, 10_000],
    [2, 19_000, 19_000],
    [3, 29_000, 24_000],
    [4, 38_000, 34_000],
  ]);
  expect(totals[2]).toMatchObject({ totalWithout: 34_800, totalWith: 28_800 });
});
