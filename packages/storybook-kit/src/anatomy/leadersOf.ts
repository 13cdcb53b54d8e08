/** Point in a figure, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rectangle in a figure. */
export interface Place extends Point, Size {}

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Straight line from a mark in a margin to the edge of a part. */
export interface Leader {
  readonly side: (typeof SIDES)[number];
  /** Centre of the mark. */
  readonly at: Point;
  /** End of the line, just before the part. */
  readonly to: Point;
}

/** Distance from the figure's edge to a mark's centre. */
export const INSET_PX = 20;

/** Gap between a line and its part, so that the line covers no letter. */
const CLEAR_PX = 5;

/** On large parts, the first candidates point near the part's beginning. */
const DEEPEST_PX = 40;

const along = (start: number, size: number) => [
  start + Math.min(size / 2, DEEPEST_PX),
  start + size * 0.2,
  start + size / 2,
  start + size * 0.8,
];

/** Returns the possible lines from the four margins to a part, preferred ones first. */
export function leadersOf({ x, y, width, height }: Place, room: Size): readonly Leader[] {
  const levels = along(y, height);
  const uprights = along(x, width);
  const [right, bottom] = [x + width + CLEAR_PX, y + height + CLEAR_PX];
  const toLeft = (level: number): Leader => ({
    side: 'left',
    at: { x: INSET_PX, y: level },
    to: { x: x - CLEAR_PX, y: level },
  });
  const toRight = (level: number): Leader => ({
    side: 'right',
    at: { x: room.width - INSET_PX, y: level },
    to: { x: right, y: level },
  });
  const toTop = (upright: number): Leader => ({
    side: 'top',
    at: { x: upright, y: INSET_PX },
    to: { x: upright, y: y - CLEAR_PX },
  });
  const toBottom = (upright: number): Leader => ({
    side: 'bottom',
    at: { x: upright, y: room.height - INSET_PX },
    to: { x: upright, y: bottom },
  });
  return [
    ...levels.map(toLeft),
    ...levels.map(toRight),
    ...uprights.map(toTop),
    ...uprights.map(toBottom),
  ];
}
