import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';

/** Removes the stock that a cancelled past order returned, so that it matches the catalogue. */
export async function removeReturnedStock(trx: Trx, orderId: number): Promise<void> {
  await sql`
    update products set in_stock = in_stock - quantity from order_lines
    where product_id = products.id and order_id = ${orderId}`.execute(trx);
}

/** Marks pending mails as sent at a past moment, so that nobody receives them now. */
export async function markSent(trx: Trx, at: Date): Promise<void> {
  await sql`update outbox set created_at = ${at}, sent_at = ${at}, text = '', html = null where sent_at is null`.execute(
    trx,
  );
}

/** Creates a user's empty cart with a version that counts the past orders. */
export async function startCartAt(trx: Trx, userId: number, version: number): Promise<void> {
  await trx.insertInto('carts').values({ user_id: userId, version }).execute();
}

/** Returns the ids of a user's patients, in order of creation. */
export async function patientIdsOf(trx: Trx, userId: number): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('patients')
    .select('id')
    .where('practitioner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
