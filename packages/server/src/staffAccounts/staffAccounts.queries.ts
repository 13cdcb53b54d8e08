import type { StaffState } from '@formulary/rules/accounts/staffMember';
import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { countRecoveryCodes } from './secondFactor/recoveryCodes.queries.ts';

/** A member of staff, as the desk names whoever is signed in. */
export interface StaffPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly isDemo: boolean;
  readonly recoveryCodesLeft: number;
}

/** Reads a member of staff. */
export async function readStaffPerson(db: Db, staffId: number): Promise<StaffPerson> {
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'is_demo as isDemo'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return { ...person, recoveryCodesLeft: await countRecoveryCodes(db, staffId) };
}

/** An account of staff, with what it signs in with. */
export interface StaffAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly state: StaffState;
  readonly isDemo: boolean;
  readonly passwordHash: string | null;
  /** Sealed key of the authenticator app. */
  readonly totpKey: Buffer | null;
}

const columns = [
  'id',
  'name',
  'email',
  'role',
  'state',
  'is_demo as isDemo',
  'password_hash as passwordHash',
  'totp_key as totpKey',
] as const;

/** Finds an account by its address, however it is written. */
export function findStaffByEmail(db: Db, email: string): Promise<StaffAccount | undefined> {
  return db.selectFrom('staff').select(columns).where('email', '=', email).executeTakeFirst();
}

export function findStaff(db: Db, staffId: number): Promise<StaffAccount | undefined> {
  return db.selectFrom('staff').select(columns).where('id', '=', staffId).executeTakeFirst();
}

/** Locks accounts in the order of their ids until the transaction ends, and reads them. */
export function lockStaff(trx: Trx, staffIds: readonly number[]): Promise<readonly StaffAccount[]> {
  return trx
    .selectFrom('staff')
    .select(columns)
    .where('id', 'in', [...staffIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Accepts a step of a person's authenticator app unless it, or a later one, was accepted before; returns whether it was.
 * Of two uses at once, one succeeds.
 */
export async function takeTotpStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where((is) => is.or([is('totp_step', 'is', null), is('totp_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records when a person signed in. */
export async function recordSignIn(trx: Trx, staffId: number, now: Date): Promise<void> {
  await trx.updateTable('staff').set({ last_sign_in_at: now }).where('id', '=', staffId).execute();
}
