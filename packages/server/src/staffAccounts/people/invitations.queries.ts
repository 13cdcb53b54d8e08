import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** An invitation that may still be accepted. */
export interface StaffInvitation {
  readonly staffId: number;
  /** Sealed key of the authenticator app that is offered. */
  readonly totpKey: Buffer | null;
  readonly expiresAt: Date;
}

/** Stores the only invitation of a person; an earlier one is void. */
export async function storeInvitation(
  trx: Trx,
  {
    staffId,
    tokenHash,
    now,
    expiresAt,
  }: {
    readonly staffId: number;
    readonly tokenHash: Buffer;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const row = { token_hash: tokenHash, totp_key: null, created_at: now, expires_at: expiresAt };
  await trx
    .insertInto('staff_invitations')
    .values({ staff_id: staffId, ...row })
    .onConflict((same) => same.column('staff_id').doUpdateSet(row))
    .execute();
}

/** Finds the invitation of a token unless it has expired. */
export function findInvitation(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<StaffInvitation | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(['staff_id as staffId', 'totp_key as totpKey', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores the key that an invitation offers, unless it offers one already; returns the one that it offers. */
export async function offerTotpKey(db: Db, tokenHash: Buffer, sealed: Buffer): Promise<Buffer> {
  const { totp_key } = await db
    .updateTable('staff_invitations')
    .set((is) => ({ totp_key: is.fn.coalesce('totp_key', is.val(sealed)) }))
    .where('token_hash', '=', tokenHash)
    .returning('totp_key')
    .executeTakeFirstOrThrow();
  return totp_key ?? sealed;
}

export async function deleteInvitation(trx: Trx, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
}

/** Removes expired invitations and returns how many. */
export async function deleteExpiredInvitations(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_invitations where ctid in (
    select ctid from staff_invitations where expires_at <= ${now}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
