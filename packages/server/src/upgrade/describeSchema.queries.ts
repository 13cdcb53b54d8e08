import type { Client } from 'pg';

/** A constraint of a table, as PostgreSQL writes it; names are quoted for SQL. */
export interface Constraint {
  readonly key: string;
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const OURS = `nspname in ('public', 'graphile_worker')`;

/** Lists the constraints of the shop's tables, without NOT NULL, which PostgreSQL 18 began to list. */
export async function listConstraints(client: Client): Promise<readonly Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select conrelid::regclass || ' ' || conname as key, conrelid::regclass::text as table,
      quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where ${OURS} and contype <> 'n' and conrelid <> 0`);
  return rows;
}

/** Describes everything in the shop's schemas but rows: a line for each thing, in no order. */
export async function describeSchema(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end || ' ' || attidentity::text || attgenerated::text
      || coalesce(' ' || pg_get_expr(adbin, adrelid), '') as line
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${OURS} and relkind in ('r', 'v', 'p') and attnum > 0 and not attisdropped
    union all
    select 'index ' || pg_get_indexdef(indexrelid) from pg_index
    join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace where ${OURS}
    union all
    select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${OURS} and not tgisinternal
    union all
    select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc
    join pg_namespace on pg_namespace.oid = pronamespace
    where ${OURS} and prokind = 'f' and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 'extension ' || extname from pg_extension`);
  const constraints = await listConstraints(client);
  return [
    ...rows.map(({ line }) => line),
    ...constraints.map(({ key, definition }) => `constraint ${key} ${definition}`),
  ];
}
