import type { Point } from './Plate.ts';

/** Straight line between two points. */
type Segment = readonly [from: Point, to: Point];

/** Tells whether two straight lines cross. */
export function doCross(a: Segment, b: Segment): boolean {
  return sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0;
}

function sideOf([from, to]: Segment, [x, y]: Point): number {
  return Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
}

/**
 * Orders a column's labels by the ends of their lines, then swaps neighbours whose lines cross. `startOf` returns where
 * the line at an index begins.
 */
export function untangle<T extends { readonly end: Point }>(
  labels: readonly T[],
  startsOf: (ordered: readonly T[]) => readonly Point[],
): readonly T[] {
  let ordered = labels.toSorted((a, b) => a.end[1] - b.end[1]);
  for (let round = 0; round < labels.length * 2; round += 1) {
    const starts = startsOf(ordered);
    const at = ordered.findIndex((label, index) => {
      const [next, here, there] = [ordered[index + 1], starts[index], starts[index + 1]];
      return (
        next !== undefined &&
        here !== undefined &&
        there !== undefined &&
        doCross([here, label.end], [there, next.end])
      );
    });
    if (at === -1) break;
    ordered = ordered.with(at, ordered[at + 1] as T).with(at + 1, ordered[at] as T);
  }
  return ordered;
}
