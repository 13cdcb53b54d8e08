import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';

/** Has what a cancelled order of the past gave back be sold since: the shelf is as the catalogue says it is now. */
export async function keepShelf(trx: Trx, orderId: number): Promise<void> {
  await sql`
    update products set in_stock = in_stock - quantity from order_lines
    where product_id = products.id and order_id = ${orderId}`.execute(trx);
}

/** Has the mails that wait count as sent at a moment of the past: nobody gets them now. */
export async function markSent(trx: Trx, at: Date): Promise<void> {
  await sql`update outbox set created_at = ${at}, sent_at = ${at}, text = '', html = null where sent_at is null`.execute(
    trx,
  );
}

/** Gives a user an empty cart whose earlier versions are the orders there are. */
export async function startCartAt(trx: Trx, userId: number, version: number): Promise<void> {
  await trx.insertInto('carts').values({ user_id: userId, version }).execute();
}

/** The patients of a user, in the order in which they were added. */
export async function patientIdsOf(trx: Trx, userId: number): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('patients')
    .select('id')
    .where('practitioner_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
