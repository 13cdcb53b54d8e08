import type { Mills } from '@formulary/rules/money/mills';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** Counts the manual items of an order that have no price yet. */
export async function countUnpriced(trx: Trx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_lines
    where order_id = ${orderId} and manual_index is not null and priced_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Sets the price per pack of a manual item, without VAT because it is on prescription. Returns whether the item exists.
 */
export async function priceItem(
  trx: Trx,
  {
    orderId,
    index,
    unitPrice,
    now,
  }: {
    readonly orderId: number;
    readonly index: number;
    readonly unitPrice: Mills;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update order_lines set priced_at = ${now}, unit_price_mills = ${unitPrice},
      subtotal_mills = ${unitPrice} * quantity, full_price_mills = ${unitPrice} * quantity,
      vat_mills = 0, total_mills = ${unitPrice} * quantity
    where order_id = ${orderId} and manual_index = ${index} returning id`.execute(trx);
  return rows.length === 1;
}

/** Reads the total of an order's lines and its delivery cost. */
export async function readCost(
  trx: Trx,
  orderId: number,
): Promise<{ readonly lineTotals: readonly Mills[]; readonly deliveryFee: Mills }> {
  const lines = await trx
    .selectFrom('order_lines')
    .select('total_mills')
    .where('order_id', '=', orderId)
    .execute();
  const order = trx.selectFrom('orders').select('delivery_fee_mills').where('id', '=', orderId);
  const { delivery_fee_mills: deliveryFee } = await order.executeTakeFirstOrThrow();
  return { lineTotals: lines.map(({ total_mills: total }) => total), deliveryFee };
}

/** Writes the current cost of an order and when its stock hold ends. */
export async function writeAmount(
  trx: Trx,
  orderId: number,
  { amount, heldUntil }: { readonly amount: Mills; readonly heldUntil: Date | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ amount_mills: amount, held_until: heldUntil })
    .where('id', '=', orderId)
    .execute();
}
