import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { TimedStep } from '../reports.tables.ts';
import type { SalesSum } from './salesSumsOf.ts';

/** Adds to the sums of sales, in the order of their key. */
export async function addSales(trx: Trx, sums: readonly SalesSum[]): Promise<void> {
  await sql`
    insert into sales_sums as sum (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
    select subject, grain, "startsOn", kind, key, count, packs, net, vat
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as added (subject text, grain text, "startsOn" date, kind text,
      key integer, count integer, packs bigint, net bigint, vat bigint)
    order by 1, 2, 3, 4, 5
    on conflict (subject, grain, starts_on, kind, key) do update set count = sum.count + excluded.count,
      packs = sum.packs + excluded.packs, net_mills = sum.net_mills + excluded.net_mills,
      vat_mills = sum.vat_mills + excluded.vat_mills`.execute(trx);
}

/** Something that took so many hours until a day. */
export interface TimeSum {
  readonly kind: TimedStep;
  readonly day: string;
  readonly hours: number;
  readonly count: number;
}

/** Adds to the counts of hours. */
export async function addTimes(trx: Trx, times: readonly TimeSum[]): Promise<void> {
  await sql`
    insert into time_sums as sum (kind, day, hours, count)
    select kind, day, hours, sum(count) from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as added (kind text, day date, hours integer, count integer)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, day, hours) do update set count = sum.count + excluded.count`.execute(trx);
}
