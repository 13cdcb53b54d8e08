import { expect, test } from 'vitest';
import { listCount, type ListPage } from './listCount.ts';

test.each<[ListPage, string]>([
  [{ rows: 50, from: 1, total: 312 }, '1–50 of 312'],
  [{ rows: 50, from: 1, total: 10_000, isTotalAtLeast: true }, '1–50 of more than 10,000'],
  [
    { rows: 50, from: 10_001, total: 10_000, isTotalAtLeast: true },
    '10,001–10,050 of more than 10,000',
  ],
  [{ rows: 50, from: 51 }, '51–100'],
  [{ rows: 50, total: 312 }, '50 of 312'],
  [{ rows: 1, from: 301, total: 301 }, '301 of 301'],
  [{ rows: 7 }, '7'],
  [{ rows: 0, from: 1, total: 0 }, '0'],
])('%j is said as %s', (page, said) => {
  expect(listCount(page)).toBe(said);
});
