import type { AuditRule } from '../../AuditCheck.ts';

/** One corrupted row and the audit's expected finding. */
export interface Corruption {
  readonly id: AuditRule['id'];
  readonly what: string;
  /** Tables whose constraints are removed for the change. */
  readonly tables: readonly string[];
  readonly statement: string;
  /** Selects the row's `name` before the change. */
  readonly row: string;
  /** Other rules that the same change breaks. */
  readonly also?: readonly AuditRule['id'][];
}

export function corrupt(
  id: AuditRule['id'],
  what: string,
  [tables, statement]: readonly [tables: string, statement: string],
  row: string,
  ...also: readonly AuditRule['id'][]
): Corruption {
  return { id, what, tables: tables === '' ? [] : tables.split(' '), statement, row, also };
}

/** Returns the table and the statement that changes one of its rows. */
export function update(
  table: string,
  changes: string,
  id: string,
  key = 'id',
): readonly [string, string] {
  return [table, `update ${table} set ${changes} where ${key} = ${id}`];
}
