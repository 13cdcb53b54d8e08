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
type FoundRow = Omit<StoredRow, 'owners'> & { readonly owners: readonly number[] | null };

/**
 * Creates a reader of all rows, by table and key. Skips the job queue's tables and the news, which change over time; the
 * effects of jobs show in the shop's tables, and news name no person. Asks for the rows that a transaction has written since
 * the last reading, and for the keys of a table only if rows of it are gone. Throws for a table without declared ownership.
 */
export function rowReader(db: Db): () => Promise<Rows> {
  const known = new Map<string, Map<string, StoredRow>>();
  let horizon = '0';
  let tables: Promise<readonly Table[]> | undefined;
  return async () => {
    const all = await (tables ??= prepare(db));
    const { rows: snapshots } = await sql<{ horizon: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
    const written = await readWritten(db, horizon);
    for (const row of written.rows) keptIn(known, row.table).set(row.key, storedRow(row));
    for (const table of all) {
      const kept = keptIn(known, table.name);
      if (kept.size !== written.counts.get(table.name)) await forgetRemoved(db, table, kept);
    }
    horizon = snapshots[0]?.horizon ?? '0';
    return new Map(
      [...known].flatMap(([table, rows]) =>
        [...rows].map(([key, row]) => [`${table} ${key}`, row] as const),
      ),
    );
  };
}

async function prepare(db: Db): Promise<readonly Table[]> {
  const tables = await readTables(db);
  await createFunction(db, tables);
  return tables;
}

function keptIn(known: Map<string, Map<string, StoredRow>>, table: string) {
  const kept = known.get(table) ?? new Map<string, StoredRow>();
  known.set(table, kept);
  return kept;
}

/** Reads, at one moment, the rows of all tables written since the horizon, and how many rows each table has. */
async function readWritten(db: Db, horizon: string) {
  const { rows } = await sql<FoundRow & { readonly count: number | null }>`
    select name as table, key, written_by as "writtenBy", contents, owners, rows as count
    from written_rows(${horizon}::bigint)`.execute(db);
  const counts = rows.flatMap(({ table, count }) =>
    count === null ? [] : [[table, count] as const],
  );
  return { rows: rows.filter(({ count }) => count === null), counts: new Map(counts) };
}

/** Creates the function that reads the rows. Each connection plans its hundred selects once instead of each time. */
async function createFunction(db: Db, tables: readonly Table[]): Promise<void> {
  const selects = tables.flatMap((table) => [selectWritten(table), countRows(table)]);
  await sql`
    create or replace function written_rows(horizon bigint) returns table (
      name text, key text, written_by text, contents text, owners integer[], rows integer)
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    #variable_conflict use_column
    begin return query ${sql.join(selects, sql` union all `)}; end $$`.execute(db);
}

function selectWritten({ name, key }: Table) {
  const declared = ownership[name];
  if (!declared)
    throw new Error(`Whose the rows of ${name} are is missing in ownership.queries.ts`);
  if (key.length === 0) throw new Error(`${name} has no primary key`);
  const owners = 'owners' in declared ? declared.owners : "'{}'::integer[]";
  return sql`
    select ${sql.lit(name)}::text, ${keyOf(key)}, row.xmin::text, row_to_json(row)::text, (${sql.raw(owners)})::integer[],
      null::integer
    from ${sql.table(name)} as row where row.xmin::text::bigint >= written_rows.horizon`;
}

const countRows = ({ name }: Table) => sql`
  select ${sql.lit(name)}::text, null, null, null, null, count(*)::integer from ${sql.table(name)}`;

const keyOf = (key: readonly string[]) =>
  sql`json_build_array(${sql.raw(key.map((column) => `row.${column}`).join(', '))})::text`;

/** Forgets the rows of a table that are gone; throws if it has one that was not read. */
async function forgetRemoved(
  db: Db,
  { name, key }: Table,
  kept: Map<string, StoredRow>,
): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select ${keyOf(key)} as key from ${sql.table(name)} as row`.execute(db);
  const keys = new Set(rows.map((row) => row.key));
  for (const each of kept.keys()) if (!keys.has(each)) kept.delete(each);
  for (const each of keys)
    if (!kept.has(each)) throw new Error(`${name} ${each} was not read before`);
}

function storedRow({ table, key, contents, writtenBy, owners }: FoundRow): StoredRow {
  const isUnnamed = 'unnamed' in (ownership[table] ?? {});
  return { table, key, contents, writtenBy, owners: isUnnamed ? undefined : (owners ?? []) };
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
