/** A row of any table. */
export interface StoredRow {
  readonly table: string;
  /** Primary key as JSON. */
  readonly key: string;
  /** All columns as JSON. */
  readonly contents: string;
  /** Id of the transaction that wrote it; differs even if the contents were rewritten unchanged. */
  readonly writtenBy: string;
  /** Owners of the row; `undefined` when no column identifies them. */
  readonly owners: readonly number[] | undefined;
}
