import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { ownership } from './ownership.queries.ts';
import type { StoredRow } from './StoredRow.ts';

/**
 * Every row of every table, by table and key; but for the job queue's own, which come and go with the time: what a job does
 * shows in the tables of the shop. Throws for a table whose rows nobody said the owner of.
 */
export async function readAllRows(db: Db): Promise<ReadonlyMap<string, StoredRow>> {
  const rows = new Map<string, StoredRow>();
  for (const { name, key } of await readTables(db)) {
    const declared = ownership[name];
    if (!declared)
      throw new Error(`Whose the rows of ${name} are is missing in ownership.queries.ts`);
    if (key.length === 0) throw new Error(`${name} has no primary key`);
    const owners = 'owners' in declared ? declared.owners : "'{}'::integer[]";
    const found = await sql<Omit<StoredRow, 'table'>>`
      select json_build_array(${sql.raw(key.map((column) => `row.${column}`).join(', '))})::text as key,
        row_to_json(row)::text as contents, row.xmin::text as "writtenBy", ${sql.raw(owners)} as owners
      from ${sql.table(name)} as row`.execute(db);
    for (const row of found.rows) {
      const isUnnamed = 'unnamed' in declared;
      rows.set(`${name} ${row.key}`, {
        table: name,
        ...row,
        owners: isUnnamed ? undefined : row.owners,
      });
    }
  }
  return rows;
}

async function readTables(
  db: Db,
): Promise<readonly { readonly name: string; readonly key: readonly string[] }[]> {
  const { rows } = await sql<{ name: string; key: readonly string[] }>`
    select relname as name, array(select attname::text from pg_attribute
        join pg_index on pg_index.indrelid = attrelid and attnum = any(indkey)
        where attrelid = pg_class.oid and indisprimary order by attnum) as key
    from pg_class
    where relkind in ('r', 'p') and relnamespace not in (
      select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker'))
    order by relname`.execute(db);
  return rows;
}
