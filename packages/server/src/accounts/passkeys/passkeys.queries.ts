import type { Passkey } from '@formulary/rules/accounts/passkey';
import type { Insertable, Selectable } from 'kysely';
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

/** The passkeys of a user, the newest first. */
export async function readPasskeys(db: Db, userId: number): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(passkeyOf);
}

/** What a browser is told of the passkeys that a user has: never to make one of them twice. */
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

/** Adds a passkey; nothing when it is registered already. */
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

/** Names a passkey of a user; somebody else's is not there. */
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

/** Removes a passkey of a user; answers its name, or nothing for somebody else's. */
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

/** Keeps the one challenge of a user, in place of the one before. */
export async function keepChallenge(
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

/** Takes the challenge of a user away; nothing when it was taken before or its time is over. */
export async function takeChallenge(
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

/** Removes challenges that nobody answered in time; answers how many. */
export async function deleteDeadChallenges(trx: Trx, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether a user has registered a passkey. */
export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  return (await readCredentials(db, userId)).length > 0;
}

/** A passkey of a user by the id that its device gave it, which stays as it is until the transaction ends. */
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

/** Notes that a passkey signed, and how often it has by its own count. */
export async function noteUse(
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
