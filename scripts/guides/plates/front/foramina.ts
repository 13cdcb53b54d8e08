import type { Point } from '../../kit/Point.ts';

/** Where nerves and vessels leave the bone of the left half: above the eye, below it, and in the chin. */
export const foramina: readonly Point[] = [
  [160, 171],
  [157, 219],
  [158, 331],
];
