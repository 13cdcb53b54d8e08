import { expect, test } from 'vitest';
import { orderNumberIn } from './orderNumberIn.ts';

test.each([
  ['F-2026-000031', 'F-2026-000031'],
  [' f-2026-31 ', 'F-2026-31'],
  ['f2026', 'F-2026'],
  ['31', '31'],
  ['2026-00', '2026-00'],
  ['order 31', '31'],
  ['Order no. F-2026', 'F-2026'],
  ['order number 000 031', '000031'],
  ['#31', '31'],
])('%j is the part %j of an order number', (typed, part) => {
  expect(orderNumberIn(typed)).toBe(part);
});

test.each([
  '',
  '3',
  'F',
  'F-',
  'order',
  'lidocaine 4%',
  '30G needles',
  '05/04/1984',
  '-31',
  '20mg',
])('%j is no part of an order number', (typed) => {
  expect(orderNumberIn(typed)).toBeUndefined();
});
