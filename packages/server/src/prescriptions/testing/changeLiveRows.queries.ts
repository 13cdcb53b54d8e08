import { sql } from 'kysely';
import { withoutConstraints } from '../../audit/testing/withoutConstraints.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';

/** Tables whose rows still change after a prescription is verified. */
const LIVE = [
  'users',
  'patients',
  'products',
  'categories',
  'product_categories',
  'promotions',
  'delivery_options',
  'prescriber_links',
] as const;

/** Columns that decide on access, not on the answer. */
const ACCESS: readonly string[] = [
  'users.account_state',
  'users.is_prescriber',
  'users.password_hash',
  'prescriber_links.status',
];

/** Returns SQL for a different value of a column's type; texts contain the mark. */
const changes: Readonly<Record<string, (column: string, mark: string) => string>> = {
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  ARRAY: (column, mark) => `array_append(${column}, '${mark}')`,
  text: (column, mark) => `coalesce(${column}, '') || '${mark}'`,
  'USER-DEFINED': (column, mark) => `coalesce(${column}::text, '') || '${mark}'`,
  boolean: (column) => `not ${column}`,
  date: (column) => `coalesce(${column} + 1, date '1980-06-01')`,
  'timestamp with time zone': (column) =>
    `coalesce(${column}, timestamptz '2026-06-15') + interval '1 hour'`,
  jsonb: (_column, mark) => `'["${mark}"]'`,
};

/**
 * Changes every column of every live row, except keys and access columns, and takes products out of their categories.
 * The tables lose their constraints. Returns the changed columns.
 */
export async function changeLiveRows(db: Db, mark: string): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${LIVE}) and is_generated = 'NEVER'
      and not exists (
        select from pg_constraint where contype in ('p', 'f')
          and conrelid = format('%I', table_name)::regclass and ordinal_position = any(conkey))
    order by table_name, ordinal_position`.execute(db);
  const changed = columns.filter(({ table, name }) => !ACCESS.includes(`${table}.${name}`));
  const statements = changed.map(({ table, name, type }) => {
    const value = changes[type]?.(name, mark);
    if (value === undefined) throw new Error(`No change is known for ${type} of ${table}.${name}`);
    return `update ${table} set ${name} = ${value}`;
  });
  await withTransaction(db, (trx) =>
    withoutConstraints(trx, LIVE, [...statements, 'delete from product_categories'].join('; ')),
  );
  return changed.map(({ table, name }) => `${table}.${name}`);
}
