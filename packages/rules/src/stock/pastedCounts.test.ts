import { expect, test } from 'vitest';
import { isPastedTable, pastedCounts } from './pastedCounts.ts';

const lines = [
  { id: 1, code: 'A1' },
  { id: 2, code: 'B2' },
  { id: 3, code: 'C3' },
];

test.each([
  ['12', false],
  ['12\r\n', false],
  ['1 200', false],
  ['A1\t12', true],
  ['12\n13', true],
])('%j is a table: %s', (text, isTable) => {
  expect(isPastedTable(text)).toBe(isTable);
});

test.each([
  [
    'codes',
    'Code\tPacks\nb2\t0\nA1\t1,200\n',
    [
      [2, 2, 0],
      [3, 1, 1_200],
    ],
    [],
  ],
  ['codes with names', 'A1\t5\tNeedles', [[1, 1, 5]], []],
  ['an unknown code', 'A1\t5\nZ9\t4', [[1, 1, 5]], [[2, 'Z9 is not to be counted here']]],
  [
    'a code without a number',
    'A1\t5\nB2\tmany',
    [[1, 1, 5]],
    [[2, '‘many’ is not a number of packs from 0 to 1,000,000']],
  ],
  [
    'a column from the second product on',
    '7\r\n1 200\r\n',
    [
      [1, 2, 7],
      [2, 3, 1_200],
    ],
    [],
  ],
  ['a column with a blank cell', '7\n\n9', [[1, 2, 7]], [[3, 'No product is left for it']]],
  [
    'a column with its heading',
    'Counted\n3',
    [],
    [[1, '‘Counted’ is not a number of packs from 0 to 1,000,000']],
  ],
])('%s', (_what, text, counts, refused) => {
  expect(pastedCounts(text, lines, 2)).toEqual({
    counts: counts.map(([row, lineId, packs]) => ({ row, lineId, packs })),
    refused: refused.map(([row, fault]) => ({ row, fault })),
  });
});
