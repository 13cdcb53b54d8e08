import { paper } from '@formulary/server/platform/paper/paper';
import type { Plate, Point } from './Plate.ts';

/** Position of a plate on its sheet. */
export interface PlateFrame {
  readonly top: number;
  readonly height: number;
  /** Origin of the drawing's units. */
  readonly origin: Point;
  readonly labelsTop: number;
  readonly labelsBottom: number;
  readonly onSheet: (at: Point) => Point;
}

const HEAD_HEIGHT = 16;
const PAD = 8;

/** Returns the position of a plate with the given top. */
export function plateFrame({ width, height, scale, heads }: Plate, top: number): PlateFrame {
  const head = heads ? HEAD_HEIGHT : 0;
  const whole = height * scale + PAD * 2 + head;
  const origin: Point = [paper.start + (paper.textWidth - width * scale) / 2, top + PAD + head];
  return {
    top,
    height: whole,
    origin,
    labelsTop: top + PAD + (heads ? HEAD_HEIGHT + 2 : 0),
    labelsBottom: top + whole - PAD,
    onSheet: ([x, y]) => [origin[0] + x * scale, origin[1] + y * scale],
  };
}
