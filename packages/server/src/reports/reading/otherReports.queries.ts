import type { Mills } from '@formulary/rules/money/mills';
import type { DayRange } from '@formulary/rules/reports/reportPeriod';
import type { HoursCount } from '@formulary/rules/reports/workedHours';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { TimedStep } from '../reports.tables.ts';

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
 * Reads the stock at the end of two days: what is there now, less what moved since. Products that had none on either day
 * are left out.
 */
export async function readStockValues(
  db: Db,
  days: { readonly to: string; readonly before: string },
  limit: number,
): Promise<StockValues> {
  const { rows } = await sql<
    StockValue & { all: number; allPacks: number; allValue: Mills; allBefore: Mills }
  >`
    with moved as (
      select product_id, sum(quantity) as since_before,
        coalesce(sum(quantity) filter (where moved_at >= ${endOf(days.to)}), 0) as since
      from stock_movements where moved_at >= ${endOf(days.before)} group by product_id
    ), levels as (
      select id, name, in_stock - coalesce(since, 0) as packs, (in_stock - coalesce(since, 0)) * price_mills as value,
        (in_stock - coalesce(since_before, 0)) * price_mills as before
      from products left join moved on product_id = id
    )
    select id, name, packs::float8, value::float8, before::float8, count(*) over ()::float8 as "all",
      (sum(packs) over ())::float8 as "allPacks", (sum(value) over ())::float8 as "allValue",
      (sum(before) over ())::float8 as "allBefore"
    from levels where value <> 0 or before <> 0 or packs <> 0
    order by levels.value desc, id limit ${limit}`.execute(db);
  const {
    all = 0,
    allPacks: packs = 0,
    allValue: value = 0,
    allBefore: before = 0,
  } = rows[0] ?? {};
  return { rows, all, total: { packs, value, before } };
}

/** The first moment after a day in London. */
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/London')`;
