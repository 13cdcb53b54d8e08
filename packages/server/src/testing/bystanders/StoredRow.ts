/** A row of any table as it stands. */
export interface StoredRow {
  readonly table: string;
  /** Its primary key, as JSON. */
  readonly key: string;
  /** All its columns, as JSON. */
  readonly contents: string;
  /** The transaction that wrote it: another one when it was written again as it was. */
  readonly writtenBy: string;
  /** The users it belongs to; `undefined` when nothing says so. */
  readonly owners: readonly number[] | undefined;
}
