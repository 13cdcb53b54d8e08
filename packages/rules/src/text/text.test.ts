import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';
import { foldText, tidyLine } from './tidyLine.ts';
import { withCharacters, workedExamples } from '../testing/workedExamples.ts';
import { unbrokenParts } from './unbrokenParts.ts';

const bracketed = (text: string) =>
  unbrokenParts(text)
    .map((part) => (part.isWhole ? `[${part.text}]` : part.text))
    .join('');

describe('tidyLine and foldText', () => {
  test.each(workedExamples('people', 'What is kept of a line'))(
    'tidyLine of $Typed: $Because',
    (row) => {
      expect(tidyLine(withCharacters(row['Typed'] ?? ''))).toBe(row['Kept']);
    },
  );

  test('foldText removes invisible characters', () => {
    expect(foldText('\u202AAde\u200Bine 5\u2011FU\u00A0')).toBe('adeine 5-fu');
  });

  test('tidyLine is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(tidyLine(tidyLine(typed))).toBe(tidyLine(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('unbrokenParts', () => {
  test.each(workedExamples('text', 'Wholes'))('keeps $Wholes together', (row) => {
    expect(bracketed(row['Text'] ?? '')).toBe(row['Wholes']);
  });

  const text = fc
    .array(
      fc.constantFrom('2', '10', '1,500', 'mg', 'ml', '/', ' ', '×', 'x', 'of', 'pack', '%', '.'),
    )
    .map((pieces) => pieces.join(''));

  test('returns non-empty parts that add up to the text', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (written) => {
        const parts = unbrokenParts(written);
        expect(parts.map((part) => part.text).join('')).toBe(written);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  test('never separates a number from its unit', () => {
    const amount = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom('ml', 'mg/ml'));
    fc.assert(
      fc.property(amount, text, ([number, unit], around) => {
        const written = `${around}; ${number} ${unit}, ${around}`;
        const whole = unbrokenParts(written).filter((part) => part.isWhole);
        expect(whole.some((part) => part.text === `${number} ${unit}`)).toBe(true);
      }),
    );
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [20_000, '20,000'],
])('formatCount of %d', (count, words) => {
  expect(formatCount(count)).toBe(words);
});
