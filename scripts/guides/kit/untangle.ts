import { doCross } from './doCross.ts';
import type { Point } from './Point.ts';

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
