import type { Trx } from '../platform/database/Trx.ts';

/** Writes a customer's name and company. */
export async function writeNames(
  trx: Trx,
  userId: number,
  names: { readonly firstName: string; readonly lastName: string; readonly company: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      first_name: names.firstName,
      last_name: names.lastName,
      company: names.company === '' ? null : names.company,
    })
    .where('id', '=', userId)
    .execute();
}
