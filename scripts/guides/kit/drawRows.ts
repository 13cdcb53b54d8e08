import { drawTable } from '../../../packages/server/src/platform/paper/drawTable.ts';
import type { Guide } from './Guide.ts';

/** Text table: columns with their shares of the width, and rows that start with a header cell. */
export interface Rows {
  readonly columns: readonly (readonly [heading: string, share: number])[];
  readonly rows: readonly (readonly string[])[];
}

/** Draws a table of plain texts. */
export function drawRows({ sheets, root }: Guide, { columns, rows }: Rows, size = 8.2): void {
  drawTable(sheets, root, {
    columns: columns.map(([heading, share], at) => ({ heading, share, isRowHeading: at === 0 })),
    rows: rows.map((cells) => cells.map((text, at) => [{ text, isBold: at === 0 }])),
    size,
    pad: 2.8,
  });
  sheets.y += 10;
}
