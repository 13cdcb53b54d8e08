import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { cursorBatches } from './cursorBatches.queries.ts';

/** An order with the parts of its amount; money in mills. */
export interface AuditedOrder {
  readonly id: number;
  readonly amount: number;
  /** Sum of its lines' totals. */
  readonly lineTotal: number;
  readonly deliveryOptionId: number;
  readonly deliveryFee: number;
  readonly hasPrescription: boolean;
  readonly hasManualPrescription: boolean;
  /** Whether it has lines on prescription, and by hand. */
  readonly hasPrescribedLines: boolean;
  readonly hasManualLines: boolean;
  /** How many of the six required parts of an address are present. */
  readonly addressParts: number;
  readonly hasCounty: boolean;
}

/** Yields all orders with what their lines add up to. */
export function orderBatches(trx: Trx): AsyncGenerator<readonly AuditedOrder[]> {
  return cursorBatches(
    trx,
    'audited_orders',
    sql<AuditedOrder>`
      select id, amount_mills::float8 as amount, coalesce(total, 0)::float8 as "lineTotal",
        delivery_option_id as "deliveryOptionId", delivery_fee_mills::float8 as "deliveryFee",
        has_prescription as "hasPrescription", has_manual_prescription as "hasManualPrescription",
        coalesce(is_prescribed, false) as "hasPrescribedLines", coalesce(is_manual, false) as "hasManualLines",
        num_nonnulls(shipping_name, shipping_street, shipping_city, shipping_country,
          shipping_postcode, shipping_phone) as "addressParts",
        shipping_county is not null as "hasCounty"
      from orders left join (
        select order_id, sum(total_mills) as total, bool_or(is_prescription) as is_prescribed,
          bool_or(manual_index is not null) as is_manual
        from order_lines group by order_id) as lines on order_id = orders.id`,
  );
}
