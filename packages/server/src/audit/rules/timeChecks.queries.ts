import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck, AuditContext, AuditRule } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Columns of times that may lie in the future; all others must lie in the past. */
const AHEAD = new Set(['expires_at', 'due_at', 'starts_at', 'ends_at', 'held_until']);
/** Allowed difference between the clocks of servers and database. */
const CLOCK_SLACK = sql.lit('5 minutes');

const finite: AuditRule = {
  id: 'I52',
  severity: 3,
  rule: 'No date, time or number is infinite or not a number',
};
const past: AuditRule = {
  id: 'I53',
  severity: 3,
  rule: 'Nothing happened more than five minutes from now',
};

interface Column {
  readonly column: string;
  readonly type: string;
}

interface Table {
  readonly table: string;
  /** Primary key columns. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
}

async function readTables(trx: Trx): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select relname as table, jsonb_agg(jsonb_build_object('column', attname, 'type', typname) order by attnum)
      as columns, array(
        select keyed.attname::text from pg_index
        join pg_attribute as keyed on keyed.attrelid = indrelid and keyed.attnum = any(indkey)
        where indrelid = pg_class.oid and indisprimary order by keyed.attnum) as key
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and typname in ('timestamptz', 'timestamp', 'date', 'numeric', 'float4', 'float8')
    group by pg_class.oid, relname order by relname`.execute(trx);
  return rows;
}

/** Selects what fails a test in one pass over a table, by table, key and column; undefined if no column is tested. */
function failures(
  { table, key, columns }: Table,
  testOf: (column: Column) => RawBuilder<unknown> | undefined,
): RawBuilder<unknown> | undefined {
  const tests = columns.flatMap((each) => {
    const fails = testOf(each);
    return fails ? [{ fails, column: sql.lit(each.column) }] : [];
  });
  if (tests.length === 0) return undefined;
  // Rows of a table without a primary key are named by their ctid.
  const names = key.length > 0 ? key : ['ctid'];
  const parts = sql.join(names.map((name) => sql`${sql.ref(`${table}.${name}`)}::text`));
  const failing = tests.map(({ fails, column }) => sql`case when ${fails} then ${column} end`);
  return sql`select ${sql.lit(`${table} `)} || concat_ws('-', ${parts}) || ': ' || failing.what as key
    from ${sql.table(table)} cross join unnest(array[${sql.join(failing)}]::text[]) as failing (what)
    where (${sql.join(
      tests.map(({ fails }) => fails),
      sql` or `,
    )}) and failing.what is not null`;
}

/** Returns a check of every row of every table that has a tested column. */
function checkTables(
  rule: AuditRule,
  testOf: (column: Column, context: AuditContext) => RawBuilder<unknown> | undefined,
): AuditCheck {
  return {
    rules: [rule],
    run: async (trx, context, findings) => {
      const tables = await readTables(trx);
      const queries = tables.flatMap(
        (table) => failures(table, (column) => testOf(column, context)) ?? [],
      );
      const check = sqlCheck(rule, () => sql.join(queries, sql` union all `));
      await check.run(trx, context, findings);
    },
  };
}

function isEndless({ column, type }: Column): RawBuilder<unknown> {
  const isNumber = ['numeric', 'float4', 'float8'].includes(type);
  return isNumber
    ? sql`${sql.ref(column)}::text in ('NaN', 'Infinity', '-Infinity')`
    : sql`not isfinite(${sql.ref(column)})`;
}

/** Checks of every time and number in the database (I52, I53). */
export const timeChecks: readonly AuditCheck[] = [
  checkTables(finite, isEndless),
  checkTables(past, ({ type, column }, { now }) => {
    if (type !== 'timestamptz' || AHEAD.has(column)) return undefined;
    // Some times come from the servers and some from the database; either clock may be ahead.
    const latest = sql`greatest(${now}::timestamptz, now()) + ${CLOCK_SLACK}::interval`;
    return sql`(${sql.ref(column)} > ${latest} and isfinite(${sql.ref(column)}))`;
  }),
];
