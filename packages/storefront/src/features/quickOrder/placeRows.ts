import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { endWithEmpty } from './endWithEmpty.ts';
import { isEmptyRow } from './isEmptyRow.ts';

const isSaid = (row: NamedRow) => !isEmptyRow(row);

/** Inserts a list after the row where it was pasted, or at the end. Drops empty rows. */
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
