import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Reads the orders whose time to pay has run out, longest overdue first. */
export async function overdueOrders(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'Awaiting payment')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads the orders awaiting a transfer that expire by a moment and have had no reminder. */
export async function ordersToRemind(
  db: Db,
  { endingBy, now }: { readonly endingBy: Date; readonly now: Date },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'Awaiting payment')
    .where('payment_mode', '=', 'bankTransfer')
    .where('reminded_at', 'is', null)
    .where('held_until', '<=', endingBy)
    .where('held_until', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Extends the hold of an order for the rest of its payment, and allows a new reminder. */
export async function holdForRest(trx: Trx, orderId: number, heldUntil: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ held_until: heldUntil, reminded_at: null })
    .where('id', '=', orderId)
    .execute();
}

/** Marks an order as reminded; returns false when it was marked already. */
export async function markReminded(trx: Trx, orderId: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ reminded_at: now })
    .where('id', '=', orderId)
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
