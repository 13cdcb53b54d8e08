import type { Point } from './Point.ts';

/** Straight line between two points. */
export type Segment = readonly [from: Point, to: Point];

/** Tells whether two straight lines cross. */
export function doCross(a: Segment, b: Segment): boolean {
  return sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0;
}

function sideOf([from, to]: Segment, [x, y]: Point): number {
  return Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
}
