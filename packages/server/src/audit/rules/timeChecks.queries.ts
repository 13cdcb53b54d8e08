import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck, AuditContext } from '../AuditCheck.ts';
import { runPass } from '../sqlCheck.queries.ts';

/** Columns of times that may lie in the future; all others must lie in the past. */
const AHEAD = new Set(['expires_at', 'due_at', 'starts_at', 'ends_at', 'held_until', 'holds_from']);
/** Allowed difference between the clocks of servers and database. */
const CLOCK_SLACK = sql.lit('5 minutes');

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

/** A test of a column, and the rule that it decides. */
interface Test {
  readonly rule: 'I52' | 'I53';
  readonly fails: RawBuilder<unknown>;
  readonly column: string;
}

/** Selects what fails a test in one pass over a table, by rule, table, key and column. */
function failures({ table, key, columns }: Table, context: AuditContext): RawBuilder<unknown> {
  const tests = columns.flatMap((each) => [isEndless(each), ...isAhead(each, context)]);
  // Rows of a table without a primary key are named by their ctid.
  const names = key.length > 0 ? key : ['ctid'];
  const parts = sql.join(names.map((name) => sql`${sql.ref(`${table}.${name}`)}::text`));
  const failing = tests.map(
    ({ rule, fails, column }) =>
      sql`(${sql.lit(rule)}, case when ${fails} then ${sql.lit(column)} end)`,
  );
  return sql`select failing.rule, ${sql.lit(`${table} `)} || concat_ws('-', ${parts}) || ': ' || failing.what as key
    from ${sql.table(table)} cross join lateral (values ${sql.join(failing)}) as failing (rule, what)
    where (${sql.join(
      tests.map(({ fails }) => fails),
      sql` or `,
    )}) and failing.what is not null`;
}

function isEndless({ column, type }: Column): Test {
  const isNumber = ['numeric', 'float4', 'float8'].includes(type);
  const fails = isNumber
    ? sql`${sql.ref(column)}::text in ('NaN', 'Infinity', '-Infinity')`
    : sql`not isfinite(${sql.ref(column)})`;
  return { rule: 'I52', fails, column };
}

function isAhead({ column, type }: Column, { now }: AuditContext): readonly Test[] {
  if (type !== 'timestamptz' || AHEAD.has(column)) return [];
  // Some times come from the servers and some from the database; either clock may be ahead.
  const latest = sql`(select greatest(${now}::timestamptz, now()) + ${CLOCK_SLACK}::interval)`;
  const fails = sql`(${sql.ref(column)} > ${latest} and isfinite(${sql.ref(column)}))`;
  return [{ rule: 'I53', fails, column }];
}

const rules = {
  I52: { severity: 3, rule: 'No date, time or number is infinite or not a number' },
  I53: { severity: 3, rule: 'Nothing happened more than five minutes from now' },
} as const;

/** Checks of every time and number in the database (I52, I53), in one pass over each table. */
export const timeChecks: readonly AuditCheck[] = [
  {
    rules: Object.entries(rules).map(([id, rule]) => ({ id: id as keyof typeof rules, ...rule })),
    run: async (trx, context, findings) => {
      const tables = await readTables(trx);
      const queries = tables.map((table) => failures(table, context));
      await runPass(trx, sql.join(queries, sql` union all `), findings);
    },
  },
];
