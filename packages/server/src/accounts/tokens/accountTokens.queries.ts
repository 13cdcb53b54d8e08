import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** The only use of a one-time link. */
export type TokenPurpose = 'confirm-email' | 'reset-password' | 'upload-documents';

interface KnownToken {
  readonly tokenHash: Buffer;
  readonly purpose: TokenPurpose;
}

interface DatedToken extends KnownToken {
  readonly now: Date;
}

/** Stores a new token, replacing an unused one of the same user and purpose. */
export async function storeToken(
  trx: Trx,
  token: DatedToken & { readonly userId: number; readonly expiresAt: Date },
): Promise<void> {
  const row = {
    token_hash: token.tokenHash,
    created_at: token.now,
    expires_at: token.expiresAt,
  };
  await trx
    .insertInto('account_tokens')
    .values({ ...row, user_id: token.userId, purpose: token.purpose, used_at: null })
    .onConflict((same) =>
      same.columns(['user_id', 'purpose']).where('used_at', 'is', null).doUpdateSet(row),
    )
    .execute();
}

/** Marks a token as used, in one conditional statement. */
export async function markUsed(
  trx: Trx,
  { tokenHash, purpose, now }: DatedToken,
): Promise<number | undefined> {
  const used = await trx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

export async function findUsable(
  db: Db,
  { tokenHash, purpose, now }: DatedToken,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.user_id;
}

export async function findUsed(
  db: Db,
  { tokenHash, purpose }: KnownToken,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return found?.user_id;
}

/** Deletes an unused token. */
export async function deleteUnused(
  trx: Trx,
  { userId, purpose }: { readonly userId: number; readonly purpose: TokenPurpose },
): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes links that were used or expired before a given time. */
export async function deleteDeadTokens(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_tokens where ctid in (
    select ctid from account_tokens where coalesce(used_at, expires_at) < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
