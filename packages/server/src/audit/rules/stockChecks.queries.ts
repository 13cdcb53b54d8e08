import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of products and their stock ledger (I01, I03 to I05). */
export const stockChecks: readonly AuditCheck[] = [
  sqlCheck(
    { id: 'I01', severity: 1, rule: 'Stock and minimum stock are never below 0' },
    () => sql`select 'product ' || id as key from products where in_stock < 0 or minimum_stock < 0`,
  ),
  sqlCheck(
    { id: 'I03', severity: 1, rule: 'Stock was opened once and is the sum of its movements' },
    () => sql`
      select 'product ' || id as key
      from products left join (
        select product_id, sum(quantity) as packs, count(*) filter (where cause = 'opening') as openings
        from stock_movements group by product_id
      ) as ledger on ledger.product_id = products.id
      where in_stock is distinct from ledger.packs or openings is distinct from 1`,
  ),
  sqlCheck(
    {
      id: 'I04',
      severity: 1,
      rule: 'Every order line of a product took its packs once, more or fewer by what was changed, and gave them back once if the order was cancelled',
    },
    () => sql`
      select 'order line ' || coalesce(line.id, moved.order_line_id) as key
      from (
        select order_lines.id, product_id, quantity, state
        from order_lines left join orders on orders.id = order_id
        where manual_index is null
      ) as line full join (
        select order_line_id, min(product_id) as product_id, max(product_id) as last_product_id,
          count(*) filter (where cause = 'order') as times_taken,
          count(*) filter (where cause = 'change') as times_changed,
          sum(quantity) filter (where cause in ('order', 'change')) as taken,
          count(*) filter (where cause = 'release') as times_given_back,
          sum(quantity) filter (where cause = 'release') as given_back
        from stock_movements where order_line_id is not null or cause in ('order', 'change', 'release')
        group by order_line_id
      ) as moved on moved.order_line_id = line.id
      where line.id is null or moved.order_line_id is null
        or moved.product_id <> line.product_id or moved.last_product_id <> line.product_id
        or times_taken > 1 or (times_taken = 0 and times_changed = 0) or taken <> -line.quantity
        or times_given_back <> (state = 'Cancelled' and line.quantity > 0)::integer
        or (times_given_back = 1 and given_back <> line.quantity)`,
  ),
  sqlCheck(
    { id: 'I05', severity: 1, rule: 'There never was less than nothing on a shelf' },
    // Every stock movement locks the product's row, so movement ids are in order of time.
    () => sql`
      select 'product ' || product_id as key from (
        select product_id, sum(quantity) over (
          partition by product_id order by cause <> 'opening', id) as level
        from stock_movements) as ledger
      where level < 0`,
  ),
];
