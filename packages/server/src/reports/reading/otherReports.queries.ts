import { addDays } from '@formulary/rules/dates/calendar';
import type { Mills } from '@formulary/rules/money/mills';
import type { DayRange } from '@formulary/rules/reports/reportPeriod';
import type { HoursCount } from '@formulary/rules/reports/workedHours';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { TimedStep } from '../reports.tables.ts';
import { endOf, readLastStockDay } from '../sums/stockSums.queries.ts';
import { isIn } from './salesReports.queries.ts';

/** Reads how many were done on each day of a range after how many hours. */
export async function readTimes(
  db: Db,
  kind: TimedStep,
  { from, to }: DayRange,
): Promise<readonly (HoursCount & { readonly day: string })[]> {
  const { rows } = await sql<HoursCount & { readonly day: string }>`
    select day::text as day, hours, count from time_sums
    where kind = ${kind} and day between ${from}::date and ${to}::date order by day, hours`.execute(
    db,
  );
  return rows;
}

/** A product's stock at the end of two days, at today's price. */
export interface StockValue {
  readonly id: number;
  readonly name: string;
  readonly packs: number;
  readonly value: Mills;
  readonly before: Mills;
}

/** Stock of products, the most valuable first, with the sums of all. */
export interface StockValues {
  readonly rows: readonly StockValue[];
  readonly all: number;
  readonly total: Omit<StockValue, 'id' | 'name'>;
}

/**
 * Reads the stock at the end of two days: what is there now, less what moved since. Whole days that are over are read from the
 * sums. Products that had none on either day are left out.
 */
export async function readStockValues(
  db: Db,
  days: { readonly to: string; readonly before: string },
  limit: number,
): Promise<StockValues> {
  const added = await readLastStockDay(db);
  const { rows } = await sql<
    StockValue & { all: number; allPacks: number; allValue: Mills; allBefore: Mills }
  >`
    with moved as (
      select product_id, sum(since_before) as since_before, sum(since) as since from (
        select product_id, packs as since_before, 0 as since from (${movedSince(days.before, added)}) as part
        union all
        select product_id, 0, packs from (${movedSince(days.to, added)}) as part) as parts
      group by product_id
    ), levels as materialized (
      select id, in_stock - coalesce(since, 0) as packs, (in_stock - coalesce(since, 0)) * price_mills as value,
        (in_stock - coalesce(since_before, 0)) * price_mills as before
      from products left join moved on product_id = id
    ), listed as (
      select * from levels where value <> 0 or before <> 0 or packs <> 0 order by value desc, id limit ${limit}
    )
    select id, name, listed.packs::float8, listed.value::float8, listed.before::float8, total.*
    from listed join products using (id) cross join (
      select count(*)::float8 as "all", sum(packs)::float8 as "allPacks", sum(value)::float8 as "allValue",
        sum(before)::float8 as "allBefore"
      from levels where value <> 0 or before <> 0 or packs <> 0) as total
    order by listed.value desc, id`.execute(db);
  const [first] = rows;
  return {
    rows: rows.map(({ id, name, packs, value, before }) => ({ id, name, packs, value, before })),
    all: first?.all ?? 0,
    total: {
      packs: first?.allPacks ?? 0,
      value: first?.allValue ?? 0,
      before: first?.allBefore ?? 0,
    },
  };
}

/** Selects the packs of each product that moved after a day: from the sums up to the last day that is added, then singly. */
function movedSince(day: string, added: string | undefined): RawBuilder<unknown> {
  const isOver = added !== undefined && added > day;
  const singly = sql`
    select product_id, sum(quantity) as packs from stock_movements
    where moved_at >= ${endOf(isOver ? added : day)} group by product_id`;
  if (!isOver) return singly;
  return sql`
    select product_id, sum(packs) as packs from stock_sums
    where ${isIn({ from: addDays(day, 1), to: added })} group by product_id
    union all ${singly}`;
}
