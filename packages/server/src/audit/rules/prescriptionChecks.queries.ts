import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of prescriptions in orders and carts (I27 to I31). */
export const prescriptionChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I27',
      severity: 1,
      rule: 'Every pack ordered on prescription stands on one, and no other pack does',
    },
    () => sql`
      select 'order line ' || line.id as key
      from order_lines as line left join (
        select order_line_id, sum(quantity) as packs
        from prescription_items join prescriptions on prescriptions.id = prescription_id
        where given_up_at is null and replaced_at is null group by order_line_id
      ) as held on held.order_line_id = line.id
      where coalesce(packs, 0) <> case when is_prescription then quantity + withdrawn else 0 end`,
  ),
  sqlCheck(
    {
      id: 'I28',
      severity: 1,
      rule: 'A prescription has items, each of a line of its own order and no more packs than the line',
    },
    () => sql`
      select 'prescription item ' || item.id as key
      from prescription_items as item
      left join prescriptions on prescriptions.id = prescription_id
      left join order_lines as line on line.id = order_line_id
      where prescriptions.order_id is distinct from item.order_id
        or line.order_id is distinct from item.order_id
        or item.quantity < 0 or (item.quantity > line.quantity + line.withdrawn
          and prescriptions.given_up_at is null and prescriptions.replaced_at is null)
      union all
      select 'prescription ' || id from prescriptions
      where not exists (select from prescription_items where prescription_id = prescriptions.id)`,
  ),
  sqlCheck(
    {
      id: 'I29',
      severity: 1,
      rule: 'A prescription keeps the limits of products and categories that held when it was ordered',
    },
    () => sql`
      select distinct 'prescription ' || prescriptions.id as key
      from prescriptions
      cross join jsonb_to_recordset(limits) as held (most integer, "productIds" jsonb)
      where most < (
        select coalesce(sum(item.quantity), 0) from prescription_items as item
        join order_lines as line on line.id = order_line_id
        where prescription_id = prescriptions.id and "productIds" @> to_jsonb(product_id))`,
  ),
  sqlCheck(
    {
      id: 'I30',
      severity: 1,
      rule: 'Who prescribes had accepted the practitioner when it was ordered, or is the practitioner',
    },
    () => sql`
      select 'prescription ' || id as key
      from prescriptions as rx left join prescriber_links as link
        on link.practitioner_id = rx.practitioner_id and link.prescriber_id = rx.prescriber_id
      where case when rx.prescriber_id = rx.practitioner_id then link_accepted_at is not null
        else is_manual or link.practitioner_id is null or link_accepted_at is null
          or link_accepted_at > created_at
          or (link.answered_at = link_accepted_at and link.ended_at < created_at) end`,
  ),
  sqlCheck(
    {
      id: 'I31',
      severity: 1,
      rule: 'Whoever orders a prescription does so for patients of their own',
    },
    () => sql`
      select 'prescription ' || rx.id as key
      from prescriptions as rx
      left join orders on orders.id = rx.order_id left join patients on patients.id = rx.patient_id
      where orders.user_id is distinct from rx.practitioner_id
        or patients.practitioner_id is distinct from rx.practitioner_id
      union all
      select 'cart prescription ' || kept.id
      from cart_prescriptions as kept left join patients on patients.id = kept.patient_id
      where kept.patient_id is not null and patients.practitioner_id is distinct from kept.user_id`,
  ),
];
