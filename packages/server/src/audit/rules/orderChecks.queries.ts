import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { historyPass } from './historyPass.queries.ts';

/** Checks of orders and their parts (I13, I21 to I23, I25, I26). */
export const orderChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I13',
      severity: 1,
      rule: 'Every order has one way of paying and one outcome of it, and is paid once at most',
    },
    () => sql`
      select 'order ' || id as key from orders
      where payment_mode not in ('card', 'bankTransfer')
        or payment_status not in ('Pending', 'Paid', 'Failed', 'Refunded')
      union all
      select 'order ' || order_id from payments where outcome = 'paid' and effect = 'counts'
      group by order_id having count(*) > 1`,
  ),
  sqlCheck(
    {
      id: 'I21',
      severity: 2,
      rule: 'Every order has lines, and a number of its own that was given out in its year',
    },
    // Numbers are taken before the order commits, so a rollback leaves a gap.
    () => sql`
      select 'order ' || id as key from orders
      where exists (select from orders as first where first.number = orders.number and first.id < orders.id)
      union all
      select 'order ' || id from orders
      where case when number ~ '^F-[0-9]{4}-[0-9]{6,}$'
        then substr(number, 3, 4) <> to_char(placed_at at time zone 'Europe/London', 'YYYY')
          or substr(number, 8)::numeric > (select last_value from order_numbers)
        else true end
      union all
      select 'order ' || orders.id from orders
      where not exists (select from order_lines where order_id = orders.id)`,
  ),
  sqlCheck(
    {
      id: 'I22',
      severity: 2,
      rule: 'Every key of placing an order is kept with the one order of that user it made',
    },
    () => sql`
      select 'idempotency key of user ' || user_id as key from (
        select kept.user_id, orders.id,
          count(*) over (partition by kept.user_id, answer ->> 'order_no') as keys
        from idempotency_keys as kept
        left join orders on orders.number = kept.answer ->> 'order_no' and orders.user_id = kept.user_id
        where route = 'createOrder') as answered
      where id is null or keys > 1`,
  ),
  sqlCheck(
    { id: 'I23', severity: 2, rule: 'A cart version became one order at most, and lies behind' },
    () => sql`
      select 'order ' || id as key from orders
      where exists (select from orders as first where first.user_id = orders.user_id
        and first.cart_version = orders.cart_version and first.id < orders.id)
      union all
      select 'order ' || id from orders left join carts on carts.user_id = orders.user_id
      where cart_version is not null and (carts.version is null or cart_version >= carts.version)
        -- An erasure removes the cart; nobody orders from the account any more.
        and not exists (select from users where users.id = orders.user_id and erased_at is not null)`,
  ),
  historyPass.I25,
  sqlCheck(
    { id: 'I26', severity: 2, rule: 'Orders say what was bought and who is billed' },
    () => sql`
      select 'order line ' || id as key from order_lines
      where btrim(name) = '' or quantity > 9999
        or quantity < 0 or vat_percent not between 0 and 100
      union all
      select 'order ' || id from orders
      where '' in (btrim(billing_name), btrim(billing_street), btrim(billing_city),
        btrim(billing_postcode), btrim(billing_country), btrim(delivery_details))`,
  ),
];
