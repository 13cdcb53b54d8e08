import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { ownership } from './ownership.queries.ts';

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

type Rows = ReadonlyMap<string, StoredRow>;
type FoundRow = Pick<StoredRow, 'table' | 'key' | 'writtenBy' | 'owners'> & {
  readonly contents: string | null;
};

/**
 * Creates a reader of all rows, by table and key. Skips the job queue's tables and the news, which change over time; the
 * effects of jobs show in the shop's tables, and news name no person. Reuses rows that no transaction has written since the last reading. Throws for a
 * table without declared ownership.
 */
export function rowReader(db: Db): () => Promise<Rows> {
  let known: Rows = new Map();
  let horizon = '0';
  let tables: Promise<readonly Table[]> | undefined;
  return async () => {
    const { rows: snapshots } = await sql<{ horizon: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
    const rows = new Map<string, StoredRow>();
    for (const row of await readAll(db, await (tables ??= readTables(db)), horizon)) {
      const key = `${row.table} ${row.key}`;
      const stored = row.contents === null ? known.get(key) : storedRow(row);
      if (stored?.writtenBy !== row.writtenBy) throw new Error(`${key} was not read before`);
      rows.set(key, stored);
    }
    known = rows;
    horizon = snapshots[0]?.horizon ?? '0';
    return rows;
  };
}

/** Reads the rows of all tables at one moment; omits contents and owners of those written before the horizon. */
async function readAll(
  db: Db,
  tables: readonly Table[],
  horizon: string,
): Promise<readonly FoundRow[]> {
  const selects = tables.map((table) => selectFrom(table));
  const { rows } = await sql<FoundRow>`
    with horizon as materialized (select ${horizon}::bigint as horizon)
    ${sql.join(selects, sql` union all `)}`.execute(db);
  return rows;
}

function selectFrom({ name, key }: Table) {
  const declared = ownership[name];
  if (!declared)
    throw new Error(`Whose the rows of ${name} are is missing in ownership.queries.ts`);
  if (key.length === 0) throw new Error(`${name} has no primary key`);
  const owners = 'owners' in declared ? declared.owners : "'{}'::integer[]";
  const isNew = sql`row.xmin::text::bigint >= (select horizon from horizon)`;
  return sql`
    select ${sql.lit(name)} as table,
      json_build_array(${sql.raw(key.map((column) => `row.${column}`).join(', '))})::text as key,
      row.xmin::text as "writtenBy", case when ${isNew} then row_to_json(row)::text end as contents,
      case when ${isNew} then ${sql.raw(owners)} end as owners
    from ${sql.table(name)} as row`;
}

function storedRow({ contents, ...row }: FoundRow): StoredRow {
  const isUnnamed = 'unnamed' in (ownership[row.table] ?? {});
  return { ...row, contents: contents ?? '', owners: isUnnamed ? undefined : row.owners };
}

interface Table {
  readonly name: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

async function readTables(db: Db): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, array(select attname::text from pg_attribute
        join pg_index on pg_index.indrelid = attrelid and attnum = any(indkey)
        where attrelid = pg_class.oid and indisprimary order by attnum) as key
    from pg_class
    where relkind in ('r', 'p') and relname <> 'news' and relnamespace not in (
      select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker'))
    order by relname`.execute(db);
  return rows;
}
