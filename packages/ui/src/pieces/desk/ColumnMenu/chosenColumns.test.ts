import { expect, test } from 'vitest';
import { moveColumn, toggleColumn } from './chosenColumns.ts';

test.each([
  ['b', ['a', 'c']],
  ['d', ['a', 'b', 'c', 'd']],
])('a press on %s shows %j', (key, shown) => {
  expect(toggleColumn(['a', 'b', 'c'], key)).toEqual(shown);
});

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['d', 1, ['a', 'b', 'c']],
] as const)('%s moved by %d gives %j', (key, by, shown) => {
  expect(moveColumn(['a', 'b', 'c'], key, by)).toEqual(shown);
});
