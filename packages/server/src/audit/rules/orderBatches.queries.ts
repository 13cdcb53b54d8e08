import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

const ORDERS_AT_ONCE = 2_000;

/** An order line as bought; money in mills. Rule I10 reports amounts too large to be exact. */
export interface AuditedLine {
  readonly id: number;
  readonly orderId: number;
  readonly isPrescription: boolean;
  readonly isManual: boolean;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly vatPercent: number;
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
  readonly fullPrice: number;
  /** Stored JSON, unchecked. */
  readonly promotions: unknown;
}

/** An order with the parts of its amount; money in mills. */
export interface AuditedOrder {
  readonly id: number;
  readonly placedAt: Date;
  readonly amount: number;
  readonly deliveryOptionId: number;
  readonly deliveryFee: number;
  readonly hasPrescription: boolean;
  readonly hasManualPrescription: boolean;
  /** How many of the six required parts of an address are present. */
  readonly addressParts: number;
  readonly hasCounty: boolean;
  readonly lines: readonly AuditedLine[];
}

/** Yields all orders with their lines in batches, ordered by id, to bound memory. */
export async function* orderBatches(trx: Trx): AsyncGenerator<readonly AuditedOrder[]> {
  for (let after = 0; ;) {
    const { rows: orders } = await sql<Omit<AuditedOrder, 'lines'>>`
      select id, placed_at as "placedAt", amount_mills::float8 as amount,
        delivery_option_id as "deliveryOptionId", delivery_fee_mills::float8 as "deliveryFee",
        has_prescription as "hasPrescription", has_manual_prescription as "hasManualPrescription",
        num_nonnulls(shipping_name, shipping_street, shipping_city, shipping_country,
          shipping_postcode, shipping_phone) as "addressParts",
        shipping_county is not null as "hasCounty"
      from orders where id > ${after} order by id limit ${sql.lit(ORDERS_AT_ONCE)}`.execute(trx);
    const last = orders.at(-1);
    if (!last) return;
    const { rows: lines } = await sql<AuditedLine>`
      select id, order_id as "orderId", is_prescription as "isPrescription", manual_index is not null as "isManual", quantity,
        unit_price_mills::float8 as "unitPrice", vat_percent as "vatPercent",
        subtotal_mills::float8 as subtotal, vat_mills::float8 as vat,
        total_mills::float8 as total, full_price_mills::float8 as "fullPrice", promotions
      from order_lines where order_id > ${after} and order_id <= ${last.id}`.execute(trx);
    const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId);
    yield orders.map((order) => ({ ...order, lines: linesByOrder.get(order.id) ?? [] }));
    after = last.id;
  }
}
