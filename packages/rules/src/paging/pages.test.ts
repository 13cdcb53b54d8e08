import { expect, test } from 'vitest';
import { readPositive } from './pages.ts';

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['1000000000', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j in an address is read as %s', (written, expected) => {
  expect(readPositive(written)).toBe(expected);
});
