import type { Passkey } from '@formulary/rules/accounts/passkey';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';

type Row = Selectable<Schema['passkeys']>;
const columns = ['id', 'name', 'created_at', 'last_used_at', 'is_synced'] as const;

function passkeyOf(row: Pick<Row, (typeof columns)[number]>): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    isSynced: row.is_synced,
  };
}

/** Reads the passkeys of a user, newest first. */
export async function readPasskeys(db: Db, userId: number): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(passkeyOf);
}

/**
 * Reads ids and transports of a user's passkeys: a browser must not register one of them twice, and may sign with one.
 */
export async function readCredentials(
  db: Db,
  userId: number,
): Promise<readonly { readonly id: Buffer; readonly transports: readonly string[] }[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Adds a passkey; returns undefined if it is registered already. */
export async function insertPasskey(
  trx: Trx,
  row: Insertable<Schema['passkeys']>,
): Promise<Passkey | undefined> {
  const inserted = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return inserted && passkeyOf(inserted);
}

/** Renames a user's passkey; returns undefined for another user's. */
export async function updatePasskeyName(
  trx: Trx,
  { userId, id, name }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey | undefined> {
  const row = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row && passkeyOf(row);
}

/** Removes a user's passkey and returns its name; returns undefined for another user's. */
export async function deletePasskey(
  trx: Trx,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Stores a user's only challenge, replacing the previous one. */
export async function storeChallenge(
  db: Db,
  row: Insertable<Schema['passkey_challenges']>,
): Promise<void> {
  const { user_id: _same, ...rest } = row;
  await db
    .insertInto('passkey_challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** Removes and returns a user's challenge; returns undefined if there is none or it has expired. */
export async function consumeChallenge(
  db: Db,
  userId: number,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && now < row.expires_at ? row.challenge : undefined;
}

/** Removes expired challenges and returns how many. */
export async function deleteDeadChallenges(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from passkey_challenges where ctid in (
    select ctid from passkey_challenges where expires_at <= ${now}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

/** Returns whether a user has a passkey. */
export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  return (await readCredentials(db, userId)).length > 0;
}

/** Locks a user's passkey, found by its credential id, until the transaction ends. */
export async function lockCredential(
  trx: Trx,
  userId: number,
  credentialId: Buffer,
): Promise<
  { readonly id: number; readonly publicKey: Buffer; readonly counter: number } | undefined
> {
  return trx
    .selectFrom('passkeys')
    .select(['id', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a passkey's last use and its signature counter. */
export async function recordUse(
  trx: Trx,
  id: number,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .execute();
}
