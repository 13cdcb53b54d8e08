import type { Mills } from '@formulary/rules/money/mills';
import type { MoneyFilter } from '@formulary/rules/payments/lists/moneyLists';
import { sql } from 'kysely';
import { isOfSearch, startOfDay } from './lists/keysetPage.queries.ts';

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

/** Selects the orders of a filter that wait for a price: by number, buyer or company, and by the day they were placed. */
export function unpricedOrders({ search, from, to }: MoneyFilter) {
  return sql`
    select orders.id, number, placed_at as "placedAt", company,
      concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as buyer,
      (select coalesce(max(id), 0) from audit_events where subject = 'order ' || orders.id)::float8 as version,
      (select jsonb_agg(jsonb_build_object('index', manual_index, 'name', name, 'packs', quantity,
          'price', case when priced_at is not null then unit_price_mills end) order by manual_index)
        from order_lines where order_id = orders.id and manual_index is not null) as items
    from orders join users on users.id = user_id
    where state = 'Awaiting payment' and has_manual_prescription and exists (
      select from order_lines where order_id = orders.id and manual_index is not null and priced_at is null)
      and ${isOfSearch(search)}
      and ${from === undefined ? sql`true` : sql`placed_at >= ${startOfDay(from)}`}
      and ${to === undefined ? sql`true` : sql`placed_at < ${startOfDay(to, 1)}`}`;
}
