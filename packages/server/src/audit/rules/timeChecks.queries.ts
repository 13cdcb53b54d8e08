import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck, AuditRule } from '../AuditCheck.ts';
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
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Primary key columns of the table. */
  readonly key: readonly string[];
}

async function readColumns(trx: Trx): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as column, typname as type, array(
        select keyed.attname::text from pg_index
        join pg_attribute as keyed on keyed.attrelid = indrelid and keyed.attnum = any(indkey)
        where indrelid = pg_class.oid and indisprimary order by keyed.attnum) as key
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and typname in ('timestamptz', 'timestamp', 'date', 'numeric', 'float4', 'float8')
    order by relname, attnum`.execute(trx);
  return rows;
}

/** Selects the rows whose column fails a test, by table, key and column. */
function rowsWhere({ table, column, key }: Column, fails: RawBuilder<unknown>) {
  // Rows of a table without a primary key are named by their ctid.
  const names = key.length > 0 ? key : ['ctid'];
  const parts = sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
  return sql`select ${sql.lit(`${table} `)} || concat_ws('-', ${parts}) || ${sql.lit(`: ${column}`)} as key
    from ${sql.table(table)} where ${fails}`;
}

function isEndless({ column, type }: Column): RawBuilder<unknown> {
  const isNumber = ['numeric', 'float4', 'float8'].includes(type);
  return isNumber
    ? sql`${sql.ref(column)}::text in ('NaN', 'Infinity', '-Infinity')`
    : sql`not isfinite(${sql.ref(column)})`;
}

/** Checks of every time and number in the database (I52, I53). */
export const timeChecks: readonly AuditCheck[] = [
  {
    rules: [finite],
    run: async (trx, context, findings) => {
      const columns = await readColumns(trx);
      const queries = columns.map((column) => rowsWhere(column, isEndless(column)));
      const check = sqlCheck(finite, () => sql.join(queries, sql` union all `));
      await check.run(trx, context, findings);
    },
  },
  {
    rules: [past],
    run: async (trx, context, findings) => {
      const columns = await readColumns(trx);
      // Some times come from the servers and some from the database; either clock may be ahead.
      const latest = sql`greatest(${context.now}::timestamptz, now()) + ${CLOCK_SLACK}::interval`;
      const queries = columns
        .filter(({ type, column }) => type === 'timestamptz' && !AHEAD.has(column))
        .map((each) => {
          const column = sql.ref(each.column);
          return rowsWhere(each, sql`${column} > ${latest} and isfinite(${column})`);
        });
      const check = sqlCheck(past, () => sql.join(queries, sql` union all `));
      await check.run(trx, context, findings);
    },
  },
];
