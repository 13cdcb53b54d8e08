import { expect, test } from 'vitest';
import { sharesOf } from './sharesOf.ts';

test.each([
  [300, [2, 1], [200, 100]],
  [10, [1, 1, 1], [4, 3, 3]],
  [300, [97, 0, 3], [291, 0, 9]],
  [1, [5, 6], [0, 1]],
  [7, [3], [7]],
])('sharesOf divides %i by the weights %j into %j', (total, weights, shares) => {
  expect(sharesOf(total, weights)).toEqual(shares);
});
