import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A well-formed hash that matches no password. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A sealed key that no server can open. */
const NO_SECOND_FACTOR = Buffer.alloc(48);

let counter = 0;

/** Adds an active member of staff: a superintendent, unless a role is given. */
export async function addStaff(
  db: Db,
  changes: Partial<Insertable<Schema['staff']>> = {},
): Promise<{ readonly staffId: number; readonly name: string; readonly email: string }> {
  counter += 1;
  return db
    .insertInto('staff')
    .values({
      email: `staff${counter}@formulary.test`,
      name: `Priya Shah ${counter}`,
      role: 'superintendent',
      password_hash: NO_PASSWORD,
      totp_key: NO_SECOND_FACTOR,
      state: 'active',
      created_at: new Date('2026-01-05T09:00:00Z'),
      ...changes,
    })
    .returning(['id as staffId', 'name', 'email'])
    .executeTakeFirstOrThrow();
}
