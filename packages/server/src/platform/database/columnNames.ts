import type { Schema } from './schema.ts';

/** Resolves to never if `Names` leaves out a column of the table. */
type Complete<Table extends keyof Schema, Names extends readonly unknown[]> = [
  keyof Schema[Table],
] extends [Names[number]]
  ? unknown
  : never;

/**
 * Names all columns of a table, which the compiler checks. Queries name their columns instead of selecting all of them:
 * PostgreSQL refuses a prepared query whose columns have changed meanwhile.
 */
export const columnNames =
  <Table extends keyof Schema>() =>
  <const Names extends readonly (keyof Schema[Table])[]>(
    ...names: Names & Complete<Table, Names>
  ): Names =>
    names;
