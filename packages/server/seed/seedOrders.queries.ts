import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';

/** Puts back what a cancelled order took, once for each line (reading R14). */
export async function releaseOrder(trx: Trx, orderId: number, releasedAt: Date): Promise<void> {
  await sql`
    insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
    select product_id, 'release', quantity, id, ${releasedAt} from order_lines
    where order_id = ${orderId}`.execute(trx);
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
