import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** Stores the only new authenticator of a person; an earlier one is void. */
export async function storeNewAuthenticator(
  trx: Trx,
  {
    staffId,
    sealed,
    expiresAt,
  }: { readonly staffId: number; readonly sealed: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const row = { totp_key: sealed, expires_at: expiresAt };
  await trx
    .insertInto('staff_new_authenticators')
    .values({ staff_id: staffId, ...row })
    .onConflict((same) => same.column('staff_id').doUpdateSet(row))
    .execute();
}

/** Finds the sealed key of a person's new authenticator, unless it is too old. */
export async function findNewAuthenticator(
  trx: Trx,
  staffId: number,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('staff_new_authenticators')
    .select('totp_key')
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.totp_key;
}

/** Takes a person's new authenticator into use, from the step of the code that confirmed it. */
export async function adoptAuthenticator(
  trx: Trx,
  {
    staffId,
    sealed,
    step,
  }: { readonly staffId: number; readonly sealed: Buffer; readonly step: number },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ totp_key: sealed, totp_step: step })
    .where('id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_new_authenticators').where('staff_id', '=', staffId).execute();
}

/** Stores a new password. */
export async function updatePassword(trx: Trx, staffId: number, hash: string): Promise<void> {
  await trx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).execute();
}

/** Removes new authenticators that nobody confirmed, and returns how many. */
export async function deletePastAuthenticators(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_new_authenticators where ctid in (
    select ctid from staff_new_authenticators where expires_at <= ${now}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
