import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/Trx.ts';

/** A prescription of an order about to be dispatched. */
export interface LockedForDispatch {
  readonly id: number;
  /** It was rejected, and then corrected or given up. */
  readonly isSetAside: boolean;
  /** Packs of its lines are still to leave. */
  readonly hasPacksLeft: boolean;
}

/** Whether packs of the lines of a prescription in `prescriptions` are still to leave. */
export const hasPacksLeft = sql<boolean>`exists (
  select from prescription_items as item join order_lines as line on line.id = item.order_line_id
  where item.prescription_id = prescriptions.id and line.quantity >
    (select coalesce(sum(sent.quantity), 0) from parcel_lines as sent where sent.order_line_id = line.id))`;

/**
 * Locks all prescriptions of a locked order with their items and lines, in id order, until the transaction ends.
 * Signatures and events need no lock: they never change.
 */
export async function lockForDispatch(
  trx: Trx,
  orderId: number,
): Promise<readonly LockedForDispatch[]> {
  const { rows } = await sql<LockedForDispatch>`
    select id, status = 'rejected' and (given_up_at is not null or replaced_at is not null) as "isSetAside",
      ${hasPacksLeft} as "hasPacksLeft"
    from prescriptions where order_id = ${orderId} order by id for no key update`.execute(trx);
  await lockItems(
    trx,
    orderId,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Locks the lines of an order and the items of these prescriptions until the transaction ends. */
export async function lockItems(
  trx: Trx,
  orderId: number,
  prescriptionIds: readonly number[],
): Promise<void> {
  await sql`select id from order_lines where order_id = ${orderId} order by id for share`.execute(
    trx,
  );
  await sql`
    select id from prescription_items where prescription_id = any(${[...prescriptionIds]})
    order by id for share`.execute(trx);
}

/** Returns whether an order has packs on prescription that none of these prescriptions holds. */
export async function hasUncoveredPacks(
  trx: Trx,
  orderId: number,
  prescriptionIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines as line
    where order_id = ${orderId} and is_prescription and quantity + withdrawn <> (
      select coalesce(sum(quantity), 0) from prescription_items
      where order_line_id = line.id and prescription_id = any(${[...prescriptionIds]}))
    limit 1`.execute(trx);
  return rows.length > 0;
}
