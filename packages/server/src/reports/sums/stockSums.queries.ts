import type { Day } from '@formulary/rules/dates/day';
import type { DayRange } from '@formulary/rules/reports/reportPeriod';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Returns the first moment after a day in London. */
export const endOf = (day: Day) =>
  sql`((${day}::date + 1)::timestamp at time zone 'Europe/London')`;

/** Returns the first moment of a day in London. */
const startOf = (day: Day) => sql`(${day}::date::timestamp at time zone 'Europe/London')`;

/** Lets one transaction at a time add days of stock, and returns the last day that is added. */
export async function lockStockDays(trx: Trx): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select last_day::text as day from stock_sums_until for update`.execute(trx);
  return rows[0]?.day ?? undefined;
}

/** Reads the last day whose movements are added to the sums of stock. */
export async function readLastStockDay(db: Db): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select last_day::text as day from stock_sums_until`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Reads the day in London of the first movement; undefined if nothing ever moved. */
export async function readFirstMovement(db: Db): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select (min(moved_at) at time zone 'Europe/London')::date::text as day from stock_movements`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

/** Adds the movements of days of one month, and writes down that they are added. */
export async function addMovements(trx: Trx, { from, to }: DayRange): Promise<void> {
  await sql`
    with moved as (
      select (moved_at at time zone 'Europe/London')::date as day, product_id, sum(quantity) as packs
      from stock_movements where moved_at >= ${startOf(from)} and moved_at < ${endOf(to)} group by 1, 2
    )
    insert into stock_sums as sum (grain, starts_on, product_id, packs)
    select 'day', day, product_id, packs from moved
    union all
    select 'month', date_trunc('month', day)::date, product_id, sum(packs) from moved group by 2, 3
    order by 1, 2, 3
    on conflict (grain, starts_on, product_id) do update set packs = sum.packs + excluded.packs`.execute(
    trx,
  );
  await sql`update stock_sums_until set last_day = ${to}::date`.execute(trx);
}
