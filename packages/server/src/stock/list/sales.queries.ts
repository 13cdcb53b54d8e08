import { LEAST_WINDOW_DAYS, SALES_WINDOW_DAYS } from '@formulary/rules/stock/runOut';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Returns the days over which the sales of a product are looked at, as `salesWindow` does, over `products`. */
const windowOf = (
  now: Date,
) => sql`greatest(${sql.lit(LEAST_WINDOW_DAYS)}, least(${sql.lit(SALES_WINDOW_DAYS)},
  extract(epoch from ${now}::timestamptz - added_at)::bigint / 86400))`;

/**
 * Counts the net packs of each product that were sold in the days before a moment, without cancelled ones. Rows that
 * stay the same are not written.
 */
export async function countSales(db: Db, now: Date): Promise<void> {
  await sql`
    with sold as (
      select product_id, -sum(quantity) as packs from stock_movements
      where moved_at > ${now}::timestamptz - ${sql.lit(SALES_WINDOW_DAYS)} * interval '1 day'
        and cause in ('order', 'change', 'release')
      group by product_id
    ), fresh as (
      select id, greatest(0, coalesce(packs, 0)) as packs, ${windowOf(now)} as days
      from products left join sold on product_id = id
    )
    insert into product_sales (product_id, packs, days, counted_at)
    select id, packs, days, ${now} from fresh order by id
    on conflict (product_id) do update
      set packs = excluded.packs, days = excluded.days, counted_at = excluded.counted_at
      where (product_sales.packs, product_sales.days) is distinct from (excluded.packs, excluded.days)`.execute(
    db,
  );
}
