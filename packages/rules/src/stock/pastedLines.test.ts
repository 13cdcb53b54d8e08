import { expect, test } from 'vitest';
import { packsIn, pastedLines } from './pastedLines.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['1,000', 1_000],
  ['1 000 000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1000001', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['1,00', undefined],
  ['twelve', undefined],
  ['', undefined],
  ['9'.repeat(30), undefined],
])('%s packs are %s', (typed, packs) => {
  expect(packsIn(typed)).toBe(packs);
});

test('a count may be none', () => {
  expect(packsIn('0', 0)).toBe(0);
});

test.each([
  ['A1\t5', [{ row: 1, code: 'A1', packs: 5 }]],
  ['A1;5', [{ row: 1, code: 'A1', packs: 5 }]],
  ['A1, 5', [{ row: 1, code: 'A1', packs: 5 }]],
  ['A1 1,500', [{ row: 1, code: 'A1', packs: 1_500 }]],
  ['"A1"\t"5"\tNeedles', [{ row: 1, code: 'A1', packs: 5 }]],
  [
    'Code\tPacks\nA1\t5\n\nB2\t6\r\n',
    [
      { row: 2, code: 'A1', packs: 5 },
      { row: 4, code: 'B2', packs: 6 },
    ],
  ],
  ['A1', [{ row: 1, fault: 'Give a code and its packs' }]],
  ['\t5', [{ row: 1, fault: 'Give a code and its packs' }]],
  [`${'A'.repeat(61)}\t5`, [{ row: 1, fault: 'Give a code and its packs' }]],
  ['A1\t-5', [{ row: 1, fault: '‘-5’ is not a number of packs from 1 to 1,000,000' }]],
  [
    'A1\t5\na1\t6',
    [
      { row: 1, code: 'A1', packs: 5 },
      { row: 2, fault: 'a1 is in row 1 already' },
    ],
  ],
  ['', []],
])('%j reads as lines', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines);
});
