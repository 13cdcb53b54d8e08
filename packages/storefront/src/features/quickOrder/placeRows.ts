import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { endWithEmpty } from './endWithEmpty.ts';
import { isEmptyRow } from './isEmptyRow.ts';

const isSaid = (row: NamedRow) => !isEmptyRow(row);

/** The rows with a list put in behind the row at which it was pasted, or at the end. Rows that say nothing make room. */
export function placeRows(
  rows: readonly NamedRow[],
  placed: readonly QuickRow[],
  at?: number,
): readonly NamedRow[] {
  const first = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const named = placed.map(({ words, quantity }, index) => ({
    words,
    quantity,
    id: first + index,
  }));
  const found = rows.findIndex(({ id }) => id === at);
  const end = found < 0 ? rows.length : found + 1;
  return endWithEmpty([
    ...rows.slice(0, end).filter(isSaid),
    ...named,
    ...rows.slice(end).filter(isSaid),
  ]);
}
