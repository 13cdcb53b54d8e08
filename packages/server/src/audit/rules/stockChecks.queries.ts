import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck, sqlPass } from '../sqlCheck.queries.ts';

/** So many movements in a row are summed by product before any is looked at alone. */
const STRETCH = sql.lit(32_768);

const BEFORE_ALL = sql`'-9223372036854775808'::bigint`;

/** Selects the stretch of a movement: openings come first, then movements by id, which are in order of time. */
const stretch = sql`case when cause = 'opening' then ${BEFORE_ALL} else id / ${STRETCH} end`;

/**
 * Checks of the stock ledger, read once (I03, I05). Stock stays at 0 or above through a stretch of movements if it does
 * so with only what was taken in it. Other stretches are followed movement by movement.
 */
const ledgerPass = sqlPass(
  {
    I03: { severity: 1, rule: 'Stock was opened once and is the sum of its movements' },
    I05: { severity: 1, rule: 'There never was less than nothing on a shelf' },
  },
  () => sql`
    with stretches as materialized (
      select product_id, ${stretch} as stretch, sum(quantity) as packs,
        coalesce(sum(quantity) filter (where quantity < 0), 0) as taken,
        count(*) filter (where cause = 'opening') as openings
      from stock_movements group by product_id, ${stretch}
    ), doubtful as materialized (
      select product_id, stretch, level from (
        select *, coalesce(sum(packs) over (partition by product_id order by stretch
          rows between unbounded preceding and 1 preceding), 0) as level
        from stretches) as levelled
      where level + taken < 0
    )
    select 'I03' as rule, 'product ' || id as key
    from products left join (
      select product_id, sum(packs) as packs, sum(openings) as openings from stretches group by product_id
    ) as ledger on ledger.product_id = products.id
    where in_stock is distinct from ledger.packs or openings is distinct from 1
    union all
    select 'I05', 'product ' || product_id from (
      select doubtful.product_id, level + sum(quantity) over (
        partition by doubtful.product_id, doubtful.stretch order by id) as level
      from stock_movements join doubtful
        on doubtful.product_id = stock_movements.product_id and doubtful.stretch = ${stretch}) as followed
    where level < 0`,
);

/** Checks of products, their stock ledger and its vouchers (I01, I03 to I05, I90, I91). */
export const stockChecks: readonly AuditCheck[] = [
  sqlCheck(
    { id: 'I01', severity: 1, rule: 'Stock and minimum stock are never below 0' },
    () => sql`select 'product ' || id as key from products where in_stock < 0 or minimum_stock < 0`,
  ),
  ledgerPass.I03,
  sqlCheck(
    {
      id: 'I04',
      severity: 1,
      rule: 'Every order line of a product took its packs once, more or fewer by what was changed, and gave them back once if the order was cancelled',
    },
    () => sql`
      select 'order line ' || coalesce(line.id, moved.order_line_id) as key
      from (
        select order_lines.id, product_id, quantity, cancelled.id is not null as is_cancelled
        from order_lines left join (select id from orders where state = 'Cancelled') as cancelled
          on cancelled.id = order_id
        where manual_index is null order by order_lines.id
      ) as line full join (
        select order_line_id, min(product_id) as product_id, max(product_id) as last_product_id,
          count(*) filter (where cause = 'order') as times_taken,
          count(*) filter (where cause = 'change') as times_changed,
          sum(quantity) filter (where cause in ('order', 'change')) as taken,
          count(*) filter (where cause = 'release') as times_given_back,
          sum(quantity) filter (where cause = 'release') as given_back
        -- Sorted, since movements are stored nearly in the order of lines; a hash table of all lines would not fit.
        from (select order_line_id, product_id, cause, quantity from stock_movements
          where order_line_id is not null or cause in ('order', 'change', 'release')
          order by order_line_id) as movement
        group by order_line_id
      ) as moved on moved.order_line_id = line.id
      where line.id is null or moved.order_line_id is null
        or moved.product_id <> line.product_id or moved.last_product_id <> line.product_id
        or times_taken > 1 or (times_taken = 0 and times_changed = 0) or taken <> -line.quantity
        or times_given_back <> (is_cancelled and line.quantity > 0)::integer
        or (times_given_back = 1 and given_back <> line.quantity)`,
  ),
  ledgerPass.I05,
  sqlCheck(
    {
      id: 'I90',
      severity: 1,
      rule: 'Each line of a delivery was taken in once and whole, each booked difference of a count moved once, and a reversal takes back all of one movement',
    },
    () => sql`
      select 'delivery line ' || coalesce(line.id, moved.delivery_line_id) as key
      from delivery_lines as line
      full join (select * from stock_movements where cause = 'goods-in' or delivery_line_id is not null) as moved
        on moved.delivery_line_id = line.id
      where line.id is null or moved.id is null or moved.product_id <> line.product_id
        or moved.quantity <> line.packs or moved.cause <> 'goods-in'
      union all
      select 'count line ' || coalesce(line.id, moved.count_line_id)
      from (select * from stock_count_lines where booked_at is not null and counted <> expected) as line
      full join (select * from stock_movements where cause = 'count' or count_line_id is not null) as moved
        on moved.count_line_id = line.id
      where line.id is null or moved.id is null or moved.product_id <> line.product_id
        or moved.quantity <> line.counted - line.expected or moved.cause <> 'count'
      union all
      select 'stock movement ' || later.id
      from (select * from stock_movements where cause = 'reversal' or reverses_id is not null) as later
      left join stock_movements as taken_back on taken_back.id = later.reverses_id
      where taken_back.id is null or later.product_id <> taken_back.product_id
        or later.quantity <> -taken_back.quantity or later.cause <> 'reversal'
        or taken_back.cause not in ('goods-in', 'count', 'adjustment')`,
  ),
  sqlCheck(
    {
      id: 'I91',
      severity: 2,
      rule: 'A purchase order is open while packs of it are to come, unless staff closed it with a reason',
    },
    () => sql`
      select 'purchase order ' || purchase_orders.id as key
      from purchase_orders join (
        select line.purchase_order_id as id, bool_or(line.packs > coalesce(came.packs, 0)) as is_awaited
        from purchase_order_lines as line left join (
          select purchase_order_id, taken_in.product_id, sum(taken_in.quantity) as packs
          from deliveries join delivery_lines on delivery_id = deliveries.id
          join stock_movements as taken_in on delivery_line_id = delivery_lines.id
          where not exists (select from stock_movements as later where later.reverses_id = taken_in.id)
          group by purchase_order_id, taken_in.product_id
        ) as came on came.purchase_order_id = line.purchase_order_id and came.product_id = line.product_id
        group by line.purchase_order_id
      ) as expected on expected.id = purchase_orders.id
      where close_reason is null and is_awaited = (closed_at is not null)`,
  ),
];
