/** Of how many columns the grid of states is made. */
export const COLUMNS = 6;

/** The gap between two columns, in pixels: `space[4]`. */
const GAP_PX = 16;

/** A third, a half, two thirds, or the whole row. */
const SPANS = [2, 3, 4] as const;

/** How many columns of a row what is so wide takes at its natural size, in pixels. */
export function spanOf(width: number, row: number): number {
  const column = (row + GAP_PX) / COLUMNS;
  return SPANS.find((span) => span * column - GAP_PX >= width) ?? COLUMNS;
}
