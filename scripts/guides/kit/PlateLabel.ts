import type { Point } from './Point.ts';

/** What is named on a plate: the words, on which side they stand, and where their line ends, in the plate's own measure. */
export interface PlateLabel {
  readonly text: string;
  readonly side: 'left' | 'right';
  readonly at: Point;
  readonly isBold?: boolean;
}
