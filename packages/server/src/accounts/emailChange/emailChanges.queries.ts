import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** An address that waits to be confirmed by its owner. */
export interface EmailChange {
  readonly userId: number;
  readonly email: string;
}

/** Stores an address that waits for its confirmation, in place of an earlier one of the same customer. */
export async function storeEmailChange(
  trx: Trx,
  { userId, email, tokenHash }: EmailChange & { readonly tokenHash: Buffer },
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  const row = {
    token_hash: tokenHash,
    email,
    asked_at: now,
    expires_at: expiresAt,
    confirmed_at: null,
  };
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, ...row })
    .onConflict((same) => same.column('user_id').doUpdateSet(row))
    .execute();
}

/** Confirms the change of a token and returns it; undefined if it is unknown, replaced, confirmed or expired. */
export async function confirmStoredChange(
  trx: Trx,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | undefined> {
  return trx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('confirmed_at', 'is', null)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
}

/** Returns whether a token confirmed a change before. */
export async function isConfirmedChange(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the account of an address, however it is spelled. */
export async function findOwnerOf(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row?.id;
}

/** Writes an address that its owner has confirmed. */
export async function writeEmail(
  trx: Trx,
  { userId, email }: EmailChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, email_key: emailKey(email), email_verified_at: now })
    .where('id', '=', userId)
    .execute();
}
