/** Columns in the grid of states. */
export const COLUMNS = 6;

/** Column gap in pixels: `space[4]`. */
const GAP_PX = 16;

/** Allowed spans: a third, a half or two thirds of the row. */
const SPANS = [2, 3, 4] as const;

/** Returns how many columns content of this width needs at its natural size. Both widths are in pixels. */
export function spanOf(width: number, row: number): number {
  const column = (row + GAP_PX) / COLUMNS;
  return SPANS.find((span) => span * column - GAP_PX >= width) ?? COLUMNS;
}
