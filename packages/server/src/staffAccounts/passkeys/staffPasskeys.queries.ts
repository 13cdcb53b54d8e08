import type { Passkey } from '@formulary/rules/accounts/passkey';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const columns = ['id', 'name', 'created_at', 'last_used_at', 'is_synced'] as const;

function passkeyOf(
  row: Pick<Selectable<Schema['staff_passkeys']>, (typeof columns)[number]>,
): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    isSynced: row.is_synced,
  };
}

/** Reads the passkeys of a person, newest first. */
export async function readStaffPasskeys(db: Db, staffId: number): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(passkeyOf);
}

/** Reads ids and transports of a person's passkeys: a browser must not register one of them twice. */
export function readStaffCredentials(
  db: Db,
  staffId: number,
): Promise<readonly { readonly id: Buffer; readonly transports: readonly string[] }[]> {
  return db
    .selectFrom('staff_passkeys')
    .select(['credential_id as id', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

/** Adds a passkey; returns undefined if it is registered already. */
export async function insertStaffPasskey(
  trx: Trx,
  row: Insertable<Schema['staff_passkeys']>,
): Promise<Passkey | undefined> {
  const inserted = await trx
    .insertInto('staff_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return inserted && passkeyOf(inserted);
}

/** Locks a person's passkey until the transaction ends; returns undefined for somebody else's. */
export async function lockStaffPasskey(
  trx: Trx,
  { staffId, id }: { readonly staffId: number; readonly id: number },
): Promise<Passkey | undefined> {
  const row = await trx
    .selectFrom('staff_passkeys')
    .select(columns)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  return row && passkeyOf(row);
}

/** Renames a person's passkey; returns undefined for somebody else's. */
export async function updateStaffPasskeyName(
  trx: Trx,
  { staffId, id, name }: { readonly staffId: number; readonly id: number; readonly name: string },
): Promise<Passkey | undefined> {
  const row = await trx
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning(columns)
    .executeTakeFirst();
  return row && passkeyOf(row);
}

/** Removes a person's passkey and returns its name; returns undefined for somebody else's. */
export async function deleteStaffPasskey(
  trx: Trx,
  { staffId, id }: { readonly staffId: number; readonly id: number },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Finds whose passkey this is. */
export async function findCredentialOwner(
  db: Db,
  credentialId: Buffer,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('staff_passkeys')
    .select('staff_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return found?.staff_id;
}

/** Locks a passkey, found by its credential id, until the transaction ends. */
export function lockStaffCredential(
  trx: Trx,
  credentialId: Buffer,
): Promise<
  { readonly id: number; readonly publicKey: Buffer; readonly counter: number } | undefined
> {
  return trx
    .selectFrom('staff_passkeys')
    .select(['id', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records a passkey's last use and its signature counter. */
export async function recordStaffPasskeyUse(
  trx: Trx,
  id: number,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .execute();
}

/** Stores a challenge: to add a passkey of this person or, without one, to sign in or unlock. */
export async function insertStaffChallenge(
  db: Db,
  row: Insertable<Schema['staff_challenges']>,
): Promise<void> {
  await db.insertInto('staff_challenges').values(row).execute();
}

/** Removes a challenge of this person, or of nobody; returns whether it may still be answered. */
export async function takeStaffChallenge(
  db: Db,
  {
    challenge,
    staffId,
    now,
  }: { readonly challenge: string; readonly staffId?: number; readonly now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('staff_id', 'is not distinct from', staffId ?? null)
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined && now < taken.expires_at;
}

/** Removes expired challenges and returns how many. */
export async function deleteStaffChallenges(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_challenges where ctid in (
    select ctid from staff_challenges where expires_at <= ${now}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
