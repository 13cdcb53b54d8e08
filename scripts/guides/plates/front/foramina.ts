import type { Point } from '../../kit/Point.ts';

/** Foramina of the left half: above the eye, below it, and in the chin. */
export const foramina: readonly Point[] = [
  [160, 171],
  [157, 219],
  [158, 331],
];
