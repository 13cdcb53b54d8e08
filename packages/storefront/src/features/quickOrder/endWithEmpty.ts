import { readLimits } from '@formulary/rules/quickOrder/quickRow';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { isEmptyRow } from './isEmptyRow.ts';

/** Appends an empty row for input, below the row limit. */
export function endWithEmpty(rows: readonly NamedRow[]): readonly NamedRow[] {
  const last = rows.at(-1);
  if ((last && isEmptyRow(last)) || rows.length >= readLimits.rows) return rows;
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  return [...rows, { id, words: '', quantity: '' }];
}
