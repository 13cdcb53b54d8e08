import type { Point } from './Point.ts';

/** Label of a plate: text, side, and end of its line in the plate's units. */
export interface PlateLabel {
  readonly text: string;
  readonly side: 'left' | 'right';
  readonly at: Point;
  readonly isBold?: boolean;
}
