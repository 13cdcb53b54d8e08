import type { StoredRow } from './StoredRow.ts';

/** A row that was added, changed, rewritten or removed. */
export interface RowChange {
  readonly table: string;
  readonly before: StoredRow | undefined;
  readonly after: StoredRow | undefined;
}
