import { expect, test } from 'vitest';
import { indexOfHeadings } from './columnHeadings.ts';

test.each([
  ['first, a single one', [['Products'], ['Aspirin']], 0],
  ['below titles', [['Spring order'], ['Code', 'Qty'], ['A1', '3']], 1],
  ['nowhere: below a title one cell is no row of headings', [['Spring order'], ['Products']], -1],
  [
    'nowhere: goods stand above them',
    [
      ['A1', '3'],
      ['Code', 'Name'],
    ],
    -1,
  ],
  ['nowhere', [['A1', '3']], -1],
])('placeOfHeadings finds headings %s', (_where, rows, index) => {
  expect(indexOfHeadings(rows)).toBe(index);
});
