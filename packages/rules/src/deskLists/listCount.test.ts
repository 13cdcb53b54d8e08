import { expect, test } from 'vitest';
import { listCount, type ListPage } from './listCount.ts';

test.each<[ListPage, string]>([
  [{ rows: 50, from: 1, total: 312 }, '1–50 of 312 orders'],
  [{ rows: 50, from: 1, total: 10_000, isTotalAtLeast: true }, '1–50 of more than 10,000 orders'],
  [
    { rows: 50, from: 10_001, total: 10_000, isTotalAtLeast: true },
    '10,001–10,050 of more than 10,000 orders',
  ],
  [{ rows: 50, from: 51 }, '51–100 orders'],
  [{ rows: 50, total: 312 }, '50 of 312 orders'],
  [{ rows: 1, from: 301, total: 301 }, '301 of 301 orders'],
  [{ rows: 1, from: 51 }, '51–51 orders'],
  [{ rows: 1, total: 312 }, '1 of 312 orders'],
  [{ rows: 1, from: 1, total: 1 }, '1 order'],
  [{ rows: 1, from: 1 }, '1 order'],
  [{ rows: 1, total: 1 }, '1 order'],
  [{ rows: 1 }, '1 order'],
  [{ rows: 7 }, '7 orders'],
  [{ rows: 0, from: 1, total: 0 }, '0 orders'],
])('%j is said as %s', (page, said) => {
  expect(listCount(page, 'orders')).toBe(said);
});
