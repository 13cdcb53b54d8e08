import { expect, test } from 'vitest';
import type { Point } from './Point.ts';
import { untangle } from './untangle.ts';

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
