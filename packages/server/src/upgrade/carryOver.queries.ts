import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { describeSchema, listConstraints } from './describeSchema.queries.ts';

/** A table with its columns that hold data of their own, as quoted for SQL. */
interface StoredTable {
  readonly name: string;
  readonly columns: string;
}

/** Rows that were carried over. */
export interface CarriedOver {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Carries everything from one database over to a migrated one of the same schema: constraints that depend on data, rows,
 * sequences. Compares schemas and every row afterwards. Refuses with a `StartupProblem` what would not be the same.
 */
export async function carryOver(
  from: Client,
  to: Client,
  say: (progress: string) => void,
): Promise<CarriedOver> {
  await refuseUnknown(from);
  // Triggers and foreign keys act on rows that a shop writes, not on these.
  await to.query('set session_replication_role = replica');
  await adoptConstraints(from, to);
  await requireSameSchema(from, to);
  const tables = await listTables(from);
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  let rows = 0;
  for (const { name, columns } of tables) {
    await pipeline(
      from.query(copyTo(`copy ${name} (${columns}) to stdout`)),
      to.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
    );
  }
  await copySequences(from, to);
  for (const table of tables) {
    const [before, after] = await Promise.all([digest(from, table), digest(to, table)]);
    if (before.digest !== after.digest || before.rows !== after.rows) {
      throw new StartupProblem(
        `The table ${table.name} would not be carried over as it is (${before.rows} rows, ${after.rows} of them the same or others). The old folder is unchanged.`,
      );
    }
    rows += before.rows;
    if (before.rows > 0) say(`${table.name}: ${before.rows.toLocaleString('en-GB')} rows`);
  }
  await to.query('analyze');
  return { tables: tables.length, rows };
}

async function refuseUnknown(from: Client): Promise<void> {
  const { rows } = await from.query<{ unknown: string }>(`
    select 'the database ' || datname as unknown from pg_database
    where not datistemplate and datname not in ('postgres', 'formulary')
    union all select 'the role ' || rolname from pg_roles
    where rolname not like 'pg\\_%' and rolname not in ('postgres', 'formulary')
    union all select 'the schema ' || nspname from pg_namespace
    where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public', 'graphile_worker')
    union all (select 'large objects' from pg_largeobject_metadata limit 1)`);
  if (rows.length === 0) return;
  throw new StartupProblem(
    `The database holds more than the shop: ${rows.map(({ unknown }) => unknown).join(', ')}. Move it elsewhere first; only the shop is carried over.`,
  );
}

/** Some migrations write constraints from the data that they find. */
async function adoptConstraints(from: Client, to: Client): Promise<void> {
  const made = new Map((await listConstraints(to)).map((each) => [each.key, each]));
  for (const { key, table, name, definition } of await listConstraints(from)) {
    if (made.get(key)?.definition === definition || !made.has(key)) continue;
    await to.query(`alter table ${table} drop constraint ${name}`);
    await to.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function requireSameSchema(from: Client, to: Client): Promise<void> {
  const before = await describeSchema(from);
  const after = new Set(await describeSchema(to));
  const missing = before.filter((line) => !after.delete(line));
  const differing = [...missing, ...after];
  if (differing.length === 0) return;
  throw new StartupProblem(
    `The database has something that no migration made, or lacks something: ${differing.slice(0, 3).join('; ')}. The old folder is unchanged.`,
  );
}

async function listTables(client: Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select format('%I.%I', nspname, relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname in ('public', 'graphile_worker')
    group by 1 order by 1`);
  return rows;
}

async function copySequences(from: Client, to: Client): Promise<void> {
  const { rows: sequences } = await from.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'graphile_worker')`);
  for (const { name } of sequences) {
    const { rows } = await from.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    await to.query('select setval($1::regclass, $2, $3)', [
      name,
      rows[0]?.last_value,
      rows[0]?.is_called,
    ]);
  }
}

async function digest(client: Client, { name, columns }: StoredTable) {
  const { rows } = await client.query<{ rows: string; digest: string }>(`
    select count(*) as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0)::text as digest
    from ${name}`);
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest };
}
