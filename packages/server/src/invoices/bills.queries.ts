import type { ChargedLine, ChargedOrder, ChargedRefund } from '@formulary/rules/invoices/charge';
import { postalFields } from '@formulary/rules/addresses/addressFields';
import { addressLines } from '@formulary/rules/addresses/addressLines';
import type { PaymentMode } from '@formulary/rules/orders/order';
import { appliedPromotions } from '@formulary/rules/pricing/appliedPromotions';
import { sql } from 'kysely';
import { addressColumns, addressFrom } from '../addresses/addressColumns.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Order fields for its invoice. */
export interface Bill extends ChargedOrder {
  readonly number: string;
  readonly paymentMode: PaymentMode;
  /** Billing name and address, line by line. */
  readonly customer: readonly string[];
}

/** Reads what an order is billed for now, with the prescriptions of its lines. */
export async function readBill(trx: Trx, orderId: number): Promise<Bill> {
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'payment_mode', 'billing_company', 'billing_name'])
    .select(addressColumns('billing_', postalFields))
    .select(['delivery_details', 'delivery_fee_mills', 'amount_mills'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    number: order.number,
    paymentMode: order.payment_mode,
    customer: addressLines({
      company: order.billing_company ?? undefined,
      name: order.billing_name,
      ...addressFrom('billing_', postalFields, order),
    }),
    lines: await readLines(trx, orderId),
    delivery: { details: order.delivery_details },
    deliveryFee: order.delivery_fee_mills,
    amount: order.amount_mills,
  };
}

async function readLines(trx: Trx, orderId: number): Promise<readonly ChargedLine[]> {
  const { rows } = await sql<ChargedLine>`
    select line.id as "lineId", line.name, is_prescription as "isPrescription", line.quantity,
      unit_price_mills as "unitPrice", vat_percent as "vatPercent", subtotal_mills as subtotal, vat_mills as vat,
      (select coalesce(jsonb_agg(jsonb_build_object('quantity', offer -> 'quantity', 'price', offer -> 'price')
          order by place), '[]')
        from jsonb_array_elements(promotions) with ordinality as offers (offer, place)) as promotions,
      array(select distinct rx.id from prescription_items as item join prescriptions as rx on rx.id = prescription_id
        where order_line_id = line.id and given_up_at is null and replaced_at is null order by rx.id) as prescriptions
    from order_lines as line where order_id = ${orderId} order by line.id`.execute(trx);
  return rows.map((line) => ({ ...line, promotions: appliedPromotions(line) }));
}

/** Reads the refunds in part and goodwill credits of an order that were paid out, oldest first. */
export async function readPaidRefunds(
  trx: Trx,
  orderId: number,
): Promise<readonly ChargedRefund[]> {
  const rows = await trx
    .selectFrom('order_credits')
    .select(['id', 'reason', 'rates'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['refund', 'goodwill'])
    .where('refunded_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, reason, rates }) => ({
    refundId: id,
    details: reason ?? '',
    rates: rates ?? [],
  }));
}
