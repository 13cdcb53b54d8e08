import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/Trx.ts';

/** A prescription of an order that is about to leave. */
export interface LockedForDispatch {
  readonly id: number;
  /** It was rejected, and then corrected or given up. */
  readonly isSetAside: boolean;
}

/**
 * Locks all prescriptions of a locked order with their items and its lines, in id order, so that what is compared stays until the
 * transaction ends; signatures and events cannot be changed in any case.
 */
export async function lockForDispatch(
  trx: Trx,
  orderId: number,
): Promise<readonly LockedForDispatch[]> {
  const { rows } = await sql<LockedForDispatch>`
    select id, status = 'rejected' and (given_up_at is not null or replaced_at is not null) as "isSetAside"
    from prescriptions where order_id = ${orderId} order by id for no key update`.execute(trx);
  await lockItems(
    trx,
    orderId,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Keeps the lines of an order, and the items of these prescriptions of it, as they are until the transaction ends. */
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

/** Whether an order has packs on prescription beyond those that these prescriptions hold. */
export async function hasUncoveredPacks(
  trx: Trx,
  orderId: number,
  prescriptionIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines as line
    where order_id = ${orderId} and is_prescription and quantity <> (
      select coalesce(sum(quantity), 0) from prescription_items
      where order_line_id = line.id and prescription_id = any(${[...prescriptionIds]}))
    limit 1`.execute(trx);
  return rows.length > 0;
}
