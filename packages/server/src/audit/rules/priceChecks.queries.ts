import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of prices and promotions that staff set (I92, I93). */
export const priceChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I92',
      severity: 1,
      rule: 'The price of a product is that of its newest price in force, and each was set on the one before it',
    },
    () => sql`
      select 'product ' || product_id as key
      from (
        select product_id, price_mills, before_mills,
          lag(price_mills) over past as previous, row_number() over (partition by product_id order by force_order desc) as age
        from price_changes where state = 'in-force'
        window past as (partition by product_id order by force_order)
      ) as forced
      join products on products.id = product_id
      where (age = 1 and forced.price_mills <> products.price_mills) or previous <> before_mills`,
  ),
  sqlCheck(
    {
      id: 'I93',
      severity: 2,
      rule: 'A promotion was called off before it began and with a reason, and one that staff ended is over since',
    },
    () => sql`
      select 'promotion ' || promotions.id as key
      from promotions left join (
        select subject, max(happened_at) filter (where action = 'promotion-ended') as ended_at,
          bool_or(action = 'promotion-withdrawn') as is_withdrawn
        from audit_events
        where action in ('promotion-ended', 'promotion-withdrawn') group by subject
      ) as told on told.subject = 'promotion ' || promotions.id
      where (withdrawn_at is not null) <> coalesce(is_withdrawn, false) or withdrawn_at >= starts_at
        or ends_at > ended_at + interval '1 millisecond'`,
  ),
];
