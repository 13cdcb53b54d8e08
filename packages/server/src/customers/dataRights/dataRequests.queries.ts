import type { Day } from '@formulary/rules/dates/day';
import type { Trx } from '../../platform/database/Trx.ts';

/** Notes the day on which a customer asked for a copy or an erasure; undefined once it is answered or withdrawn. */
export async function writeDataRequest(
  trx: Trx,
  userId: number,
  askedOn: Day | undefined,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ data_requested_on: askedOn ?? null })
    .where('id', '=', userId)
    .execute();
}
