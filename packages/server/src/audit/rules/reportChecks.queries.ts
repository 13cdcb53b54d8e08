import { rememberedLondonDays } from '@formulary/rules/dates/londonDays';
import { workedHours } from '@formulary/rules/reports/workedHours';
import { type RawBuilder, sql } from 'kysely';
import { cursorBatches } from '../../platform/database/cursorBatches.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { ReportNews } from '../../reports/reports.tables.ts';
import {
  readProductsOfLines,
  readReportedInvoices,
  type TimedOrder,
} from '../../reports/sums/news.queries.ts';
import { type SalesSum, salesSumsOf } from '../../reports/sums/salesSumsOf.ts';
import type { AuditCheck } from '../AuditCheck.ts';

const AT_ONCE = 1_000;

/** Figures by name, such as 'product day 2026-11-29 Invoice 7'. */
type Sums = Map<string, readonly number[]>;

function add(sums: Sums, name: string, figures: readonly number[]): void {
  const before = sums.get(name);
  sums.set(
    name,
    figures.map((figure, at) => figure + (before?.[at] ?? 0)),
  );
}

type NamedSum = Pick<SalesSum, 'subject' | 'grain' | 'startsOn' | 'kind' | 'key'>;
const nameOf = ({ subject, grain, startsOn, kind, key }: NamedSum) =>
  [subject, grain, startsOn, kind, key].join(' ');

/** Reads the months in London that have sales or movements of stock, or sums of them, the first day of each. */
async function readMonths(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    with days as (
      select (min(issued_at) at time zone 'Europe/London')::date as first, (max(issued_at) at time zone 'Europe/London')::date as last
      from invoices
      union all select min(starts_on), max(starts_on) from sales_sums
      union all select min(starts_on), max(starts_on) from stock_sums
      union all select (min(moved_at) at time zone 'Europe/London')::date, (max(moved_at) at time zone 'Europe/London')::date
        from stock_movements where exists (select from stock_sums_until where last_day is not null)
    )
    select month::date::text as month
    from generate_series((select date_trunc('month', min(first)) from days), (select max(last) from days),
      interval '1 month') as month`.execute(trx);
  return rows.map(({ month }) => month);
}

const inMonth = (column: string, month: string) => sql`
  ${sql.ref(column)} >= ${month}::timestamp at time zone 'Europe/London'
  and ${sql.ref(column)} < (${month}::timestamp + interval '1 month') at time zone 'Europe/London'`;

const isNoNews = (kind: ReportNews, id: RawBuilder<unknown>) => sql`
  not exists (select from report_news where report_news.kind = ${kind} and report_news.id = ${id})`;

/** Yields the ids of the invoices and credit notes of a month that are not waiting to be added, in parts. */
async function* invoicesOf(trx: Trx, month: string): AsyncGenerator<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices where ${inMonth('issued_at', month)} and ${isNoNews('invoice', sql`invoices.id`)}
    order by id`.execute(trx);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    yield rows.slice(from, from + AT_ONCE).map(({ id }) => id);
  }
}

/** Adds up the invoices of a month again. */
async function expectedSales(trx: Trx, month: string): Promise<Sums> {
  const sums: Sums = new Map();
  for await (const ids of invoicesOf(trx, month)) {
    const invoices = await readReportedInvoices(trx, ids);
    const lineIds = invoices.flatMap(({ content: { charge, credit } }) =>
      (credit?.given ?? charge).lines.map(({ lineId }) => lineId),
    );
    for (const sum of salesSumsOf(invoices, await readProductsOfLines(trx, lineIds))) {
      add(sums, nameOf(sum), [sum.count, sum.packs, sum.net, sum.vat]);
    }
  }
  return sums;
}

async function storedSales(trx: Trx, month: string): Promise<Sums> {
  const { rows } = await sql<SalesSum>`
    select subject, grain, starts_on::text as "startsOn", kind, key, count, packs::float8 as packs,
      net_mills::float8 as net, vat_mills::float8 as vat
    from sales_sums
    where grain in ('day', 'month') and starts_on >= ${month}::date and starts_on < ${month}::date + interval '1 month'`.execute(
    trx,
  );
  return new Map(rows.map((sum) => [nameOf(sum), [sum.count, sum.packs, sum.net, sum.vat]]));
}

/** Selects when each order was placed and first dispatched. Leaves out those that wait to be added. */
const dispatches = sql<TimedOrder>`
  select placed_at as "from", moved.at as "to"
  from (
    select substring(subject from 7)::integer as id, min(happened_at) as at
    from audit_events where action = 'order-moved' and detail ->> 'state' = 'Dispatched' group by 1
  ) as moved join orders on orders.id = moved.id
  where ${isNoNews('dispatch', sql`moved.id`)}`;

/** Selects when each prescription was ordered and signed. Leaves out those that wait to be added. */
const signatures = sql<TimedOrder>`
  select created_at as "from", signed_at as "to" from prescriptions
  where signed_at is not null and ${isNoNews('signature', sql`prescriptions.id`)}`;

/** Counts the hours of all time again: one name for each day and number of hours. */
async function expectedTimes(trx: Trx): Promise<Sums> {
  const sums: Sums = new Map();
  const days = rememberedLondonDays();
  // PostgreSQL has no statistics on the state in a record: it expects few orders, and would look up each of a million.
  await sql`set local enable_nestloop = off`.execute(trx);
  for (const [kind, times] of Object.entries({ dispatch: dispatches, signature: signatures })) {
    for await (const batch of cursorBatches(trx, `times_of_${kind}`, times)) {
      for (const { from, to } of batch)
        add(sums, `${kind} ${days.dayOf(to)} ${workedHours(from, to, days)}`, [1]);
    }
  }
  await sql`set local enable_nestloop = on`.execute(trx);
  return sums;
}

async function storedTimes(trx: Trx): Promise<Sums> {
  const { rows } = await sql<{ kind: string; day: string; hours: number; count: number }>`
    select kind, day::text as day, hours, count from time_sums`.execute(trx);
  return new Map(rows.map(({ kind, day, hours, count }) => [`${kind} ${day} ${hours}`, [count]]));
}

/** Returns the sums by quarter and by year that are not those of their months. */
async function differingLonger(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with expected as (
      select subject, longer.grain, date_trunc(longer.grain, starts_on)::date as starts_on, kind, key, sum(count) as count,
        sum(packs) as packs, sum(net_mills) as net, sum(vat_mills) as vat
      from sales_sums cross join (values ('quarter'), ('year')) as longer (grain)
      where sales_sums.grain = 'month' and subject in ('product', 'customer') group by 1, 2, 3, 4, 5
    ), stored as (
      select subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills from sales_sums
      where grain in ('quarter', 'year')
    )
    select concat_ws(' ', subject, grain, starts_on, kind, key) as name
    from expected full join stored using (subject, grain, starts_on, kind, key)
    where (expected.count, expected.packs, net, vat)
      is distinct from (stored.count::bigint, stored.packs::numeric, net_mills::numeric, vat_mills::numeric)`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

/** Returns the sums of stock of a month whose packs are not those of the movements up to the last day that is added. */
async function differingStock(trx: Trx, month: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with moved as (
      select (moved_at at time zone 'Europe/London')::date as day, product_id, sum(quantity) as packs
      from stock_movements where ${inMonth('moved_at', month)} group by 1, 2
    ), added as (
      select day, product_id, packs from moved where day <= (select last_day from stock_sums_until)
    ), expected as (
      select 'day' as grain, day as starts_on, product_id, packs from added
      union all select 'month', ${month}::date, product_id, sum(packs) from added group by product_id
    ), stored as (
      select grain, starts_on, product_id, packs from stock_sums
      where starts_on >= ${month}::date and starts_on < ${month}::date + interval '1 month'
    )
    select concat_ws(' ', 'stock', grain, starts_on, product_id) as name
    from expected full join stored using (grain, starts_on, product_id)
    where expected.packs is distinct from stored.packs`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Returns the names whose figures differ. */
function differing(expected: Sums, stored: Sums): readonly string[] {
  const names = new Set([...expected.keys(), ...stored.keys()]);
  return [...names].filter((name) => String(expected.get(name)) !== String(stored.get(name)));
}

/** Check of the sums of reports (I94). Sales and stock are read month by month, so that memory holds one. */
export const reportChecks: readonly AuditCheck[] = [
  {
    rules: [
      {
        id: 'I94',
        severity: 2,
        rule: 'Sums of reports are those of the invoices, credit notes, dispatches, signatures and movements that were added to them',
      },
    ],
    run: async (trx, _context, findings) => {
      const differ = (names: readonly string[]) =>
        findings.add(
          'I94',
          names.map((name) => `sum ${name}`),
        );
      differ(await differingLonger(trx));
      differ(differing(await expectedTimes(trx), await storedTimes(trx)));
      for (const month of await readMonths(trx)) {
        differ(differing(await expectedSales(trx, month), await storedSales(trx, month)));
        differ(await differingStock(trx, month));
      }
    },
  },
];
