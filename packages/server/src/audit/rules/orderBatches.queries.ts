import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { cursorBatches } from '../../platform/database/cursorBatches.queries.ts';

/** What decides the amount, the address and the flags of an order; money in mills. */
export interface OrderParts {
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

/** Orders with the same parts. */
export interface OrdersAlike extends OrderParts {
  /** Id of one of them. */
  readonly sample: number;
}

/** An order with its parts. */
export interface AuditedOrder extends OrderParts {
  readonly id: number;
}

const parts = sql`amount_mills::float8 as amount, coalesce(total, 0)::float8 as "lineTotal",
  delivery_option_id as "deliveryOptionId", delivery_fee_mills::float8 as "deliveryFee",
  has_prescription as "hasPrescription", has_manual_prescription as "hasManualPrescription",
  coalesce(is_prescribed, false) as "hasPrescribedLines", coalesce(is_manual, false) as "hasManualLines",
  num_nonnulls(shipping_name, shipping_street, shipping_city, shipping_country,
    shipping_postcode, shipping_phone) as "addressParts",
  shipping_county is not null as "hasCounty"`;

const ordersWithLines = sql`orders left join (
  select order_id, sum(total_mills) as total, bool_or(is_prescription) as is_prescribed,
    bool_or(manual_index is not null) as is_manual
  from order_lines group by order_id) as lines on order_id = id`;

/** Yields all orders, those with the same parts as one: far fewer than orders, so that each can be recomputed. */
export function ordersAlike(trx: Trx): AsyncGenerator<readonly OrdersAlike[]> {
  return cursorBatches(
    trx,
    'orders_alike',
    sql<OrdersAlike>`
      select ${parts}, min(id) as sample from ${ordersWithLines} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  );
}

/** Yields each of the orders that have the parts of one of the samples, and perhaps others. */
export function ordersLike(
  trx: Trx,
  samples: readonly number[],
): AsyncGenerator<readonly AuditedOrder[]> {
  const audited = sql`(select id, ${parts} from ${ordersWithLines})`;
  const hash = sql`hashtextextended(row(amount, "lineTotal", "deliveryOptionId", "deliveryFee", "hasPrescription",
    "hasManualPrescription", "hasPrescribedLines", "hasManualLines", "addressParts", "hasCounty")::text, 0)`;
  return cursorBatches(
    trx,
    'orders_like',
    sql<AuditedOrder>`
      select * from ${audited} as audited
      where ${hash} in (select ${hash} from ${audited} as sampled where id = any(${samples}))
      order by id`,
  );
}
