import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of parcels (I65, I66). Orders that left before there were parcels, or came in, have none. */
export const parcelChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I65',
      severity: 1,
      rule: 'Of no line more is sent than was ordered, each parcel holds lines of its own order, and its record tells of it',
    },
    () => sql`
      select 'order line ' || order_lines.id as key from order_lines
      join (select order_line_id, sum(quantity) as packs, min(order_id) as first_order, max(order_id) as last_order
        from parcel_lines group by order_line_id) as sent on order_line_id = order_lines.id
      where packs > quantity or first_order <> order_lines.order_id or last_order <> order_lines.order_id
      union all
      select 'order ' || parcels.order_id from parcels
      left join audit_events as event on event.id = event_id and action = 'parcel-sent'
        and subject = 'order ' || parcels.order_id and detail -> 'parcel' = to_jsonb(number)
      where event.id is null or detail -> 'packs' is distinct from
        (select to_jsonb(sum(quantity)) from parcel_lines where parcel_id = parcels.id)`,
  ),
  sqlCheck(
    {
      id: 'I66',
      severity: 1,
      rule: 'An order that leaves in parcels is dispatched once all of it that was not cancelled is sent, and nothing leaves that is cancelled or on hold',
    },
    () => sql`
      select 'order ' || orders.id as key from orders
      join (
        select line.order_id, bool_and(quantity = coalesce(packs, 0)) as is_sent from order_lines as line
        left join (select order_line_id, sum(quantity) as packs from parcel_lines group by order_line_id) as sent
          on sent.order_line_id = line.id
        where line.order_id in (select order_id from parcels) group by line.order_id
      ) as sending on sending.order_id = orders.id
      where is_sent <> (state in ('Dispatched', 'Delivered'))
        or state not in ('Processing', 'Dispatched', 'Delivered')
      union all
      select 'order ' || id from orders
      where on_hold_since is not null and state in ('Dispatched', 'Delivered', 'Cancelled')`,
  ),
];
