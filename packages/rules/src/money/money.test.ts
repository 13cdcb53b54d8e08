import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import { divideHalfUp, roundToPenny } from './mills.ts';
import { millsFromPounds, poundsFromMills } from './pounds.ts';
import { formatMoney } from './formatMoney.ts';

describe('money', () => {
  test.each(workedExamples('money', 'Rounding'))(
    'divides $Divide by $By into $Gives, rounded half up',
    (row) => {
      expect(divideHalfUp(Number(row['Divide']), Number(row['By']))).toBe(Number(row['Gives']));
    },
  );

  test('rounds a quotient by at most one half', () => {
    const whole = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1e6 }), (numerator, denominator) => {
        const distance = divideHalfUp(numerator, denominator) * denominator - numerator;
        expect(Math.abs(distance) * 2).toBeLessThanOrEqual(denominator);
      }),
    );
  });

  test.each(workedExamples('money', 'From the wire'))('reads £$Pounds as $Mills mills', (row) => {
    const read = millsFromPounds(Number(row['Pounds']));
    expect(read).toBe(row['Mills'] === 'refused' ? undefined : Number(row['Mills']));
  });

  test('reads back every amount that it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (mills) => {
        expect(millsFromPounds(poundsFromMills(mills))).toBe(mills);
      }),
    );
  });

  test.each(workedExamples('money', 'The amount to pay'))(
    'rounds the amount to pay half up to the penny',
    (row) => {
      expect(roundToPenny(Number(row['Mills']))).toBe(Number(row['To the penny']));
    },
  );

  test.each(workedExamples('money', 'As text'))('shows pounds with two decimals @1.7', (row) => {
    expect(formatMoney(Number(row['Mills']))).toBe(row['Shown']);
  });
});
