import type { Mills } from '@formulary/rules/money/mills';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

/** An order that waits for prices of items by hand. */
export interface UnpricedOrder {
  readonly id: number;
  readonly number: string;
  readonly buyer: string;
  readonly company: string | null;
  readonly placedAt: Date;
  readonly version: number;
  readonly items: readonly {
    readonly index: number;
    readonly name: string;
    readonly packs: number;
    /** Null until it is set. */
    readonly price: Mills | null;
  }[];
}

/** Reads the orders that wait for a price, the longest waiting first: the page after one of them. */
export async function readUnpricedOrders(
  db: Db,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<readonly UnpricedOrder[]> {
  const isAfter = after
    ? sql`and (placed_at, orders.id) > (select placed_at, id from orders where id = ${after})`
    : sql``;
  const { rows } = await sql<UnpricedOrder>`
    select orders.id, number, placed_at as "placedAt", company,
      concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as buyer,
      (select coalesce(max(id), 0) from audit_events where subject = 'order ' || orders.id)::float8 as version,
      (select jsonb_agg(jsonb_build_object('index', manual_index, 'name', name, 'packs', quantity,
          'price', case when priced_at is not null then unit_price_mills end) order by manual_index)
        from order_lines where order_id = orders.id and manual_index is not null) as items
    from orders join users on users.id = user_id
    where state = 'Awaiting payment' and has_manual_prescription and exists (
      select from order_lines where order_id = orders.id and manual_index is not null and priced_at is null)
      ${isAfter}
    order by placed_at, orders.id limit ${limit}`.execute(db);
  return rows;
}
