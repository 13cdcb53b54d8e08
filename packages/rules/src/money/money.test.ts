import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp } from './divideHalfUp.ts';
import { formatMoney } from './formatMoney.ts';
import { millsFromPounds } from './millsFromPounds.ts';
import { poundsFromMills } from './poundsFromMills.ts';
import { roundToPenny } from './roundToPenny.ts';

describe('money', () => {
  test.each([
    [0, 3, 0],
    [1, 2, 1],
    [3, 2, 2],
    [5, 10, 1],
    [4, 10, 0],
    [-3, 2, -2],
    [-1, 3, 0],
    [7, -2, -4],
  ])('divides %d by %d half up to %d', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test.each([
    [0, 0],
    [0.001, 1],
    [58.5, 58_500],
    [1.005, 1005],
    [352.25, 352_250],
    [123_456.789, 123_456_789],
  ])('reads %d pounds as %d mills', (pounds, mills) => {
    expect(millsFromPounds(pounds)).toBe(mills);
    expect(poundsFromMills(mills)).toBe(pounds);
  });

  test.each([0.0001, 1.2345, Number.NaN, Number.POSITIVE_INFINITY, 1e300, Number.MAX_SAFE_INTEGER])(
    'refuses %d pounds',
    (pounds) => {
      expect(millsFromPounds(pounds)).toBeUndefined();
    },
  );

  test('reads back every amount that it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (mills) => {
        expect(millsFromPounds(poundsFromMills(mills))).toBe(mills);
      }),
    );
  });

  test('rounds the amount to pay half up to the penny', () => {
    expect([4, 5, 14, 15, 1_234_565].map(roundToPenny)).toEqual([0, 10, 10, 20, 1_234_570]);
  });

  test('shows pounds with two decimals @1.7', () => {
    expect(formatMoney(1_234_500)).toBe('£1,234.50');
    expect(formatMoney(5)).toBe('£0.01');
    expect(formatMoney(0)).toBe('£0.00');
  });
});
