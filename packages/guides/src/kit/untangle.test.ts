import { expect, test } from 'vitest';
import { doCross, untangle } from './untangle.ts';
import type { Point } from './Plate.ts';

test.each([
  ['cross in the middle', [2, 0], [0, 2], true],
  ['would cross farther on', [5, 0], [4, 2], false],
  ['run side by side', [1, 0], [3, 2], false],
  ['meet at an end', [2, 2], [4, 0], false],
] as const)('two lines that %s', (_what, from, to, answer) => {
  expect(
    doCross(
      [
        [0, 0],
        [2, 2],
      ],
      [from, to],
    ),
  ).toBe(answer);
});

const near: { readonly end: Point } = { end: [10, 20] };
const far: { readonly end: Point } = { end: [90, 19] };

function startsOf(ordered: readonly unknown[]): readonly Point[] {
  return ordered.map((_, at): Point => [0, 40 + at * 10]);
}

test("labels follow the order of their lines' ends, unless the lines would cross", () => {
  expect(untangle([far, near], startsOf)).toEqual([near, far]);
  const low = { end: [50, 90] as Point };
  expect(untangle([low, near], startsOf)).toEqual([near, low]);
});
