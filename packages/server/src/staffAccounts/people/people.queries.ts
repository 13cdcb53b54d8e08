import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { deleteSessionsOfStaff } from '../sessions/staffSessions.queries.ts';
import { deleteInvitation } from './invitations.queries.ts';

/** More people than a pharmacy has. */
const MOST_STAFF = 1000;

function selectMembers(db: Db) {
  return db.selectFrom('staff').select((row) => [
    'id',
    'name',
    'email',
    'role',
    'state',
    'is_demo',
    'created_at',
    'last_sign_in_at',
    sql<Date | null>`(select expires_at from staff_invitations where staff_id = ${row.ref('staff.id')})`.as(
      'invited_until',
    ),
    sql<number>`(select count(*) from staff_passkeys where staff_id = ${row.ref('staff.id')})`.as(
      'passkeys',
    ),
    sql<number>`(select coalesce(max(id), 0) from audit_events
      where subject = 'staff ' || ${row.ref('staff.id')})`.as('version'),
  ]);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

function memberOf(row: MemberRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    state: row.state,
    isDemo: row.is_demo,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at ?? undefined,
    invitedUntil: row.invited_until ?? undefined,
    passkeys: row.passkeys,
    version: row.version,
  };
}

/** Reads everybody who works or worked at the desk, by name. */
export async function readStaff(db: Db): Promise<readonly StaffMember[]> {
  const rows = await selectMembers(db).orderBy('name').orderBy('id').limit(MOST_STAFF).execute();
  return rows.map(memberOf);
}

/** Reads a member of staff, as colleagues see them. */
export async function readStaffMember(db: Db, staffId: number): Promise<StaffMember> {
  return memberOf(await selectMembers(db).where('id', '=', staffId).executeTakeFirstOrThrow());
}

/** Finds a member of staff, as colleagues see them. */
export async function findStaffMember(db: Db, staffId: number): Promise<StaffMember | undefined> {
  const row = await selectMembers(db).where('id', '=', staffId).executeTakeFirst();
  return row && memberOf(row);
}

/** Adds an invited member of staff and returns the id. */
export async function insertStaff(
  trx: Trx,
  person: {
    readonly email: string;
    readonly name: string;
    readonly role: StaffRole;
    readonly now: Date;
  },
): Promise<number> {
  const { now, ...words } = person;
  const { id } = await trx
    .insertInto('staff')
    .values({ ...words, password_hash: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens an account that has ended again, as invited. */
export async function reopenStaff(
  trx: Trx,
  staffId: number,
  person: { readonly name: string; readonly role: StaffRole },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ ...person, state: 'invited', is_demo: false })
    .where('id', '=', staffId)
    .execute();
}

export async function updateStaffRole(trx: Trx, staffId: number, role: StaffRole): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('id', '=', staffId).execute();
}

/** Makes an account active, with what its invitation was accepted with. */
export async function activateStaff(
  trx: Trx,
  staffId: number,
  person: {
    readonly name: string;
    readonly password_hash: string;
    readonly totp_key: Buffer;
    readonly totp_step: number;
  },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ ...person, state: 'active' })
    .where('id', '=', staffId)
    .execute();
}

/**
 * Takes from an account all that it signs in with: password, second factor, passkeys, recovery codes, sessions and
 * invitation. It is then ended, or invited.
 */
export async function stripStaff(
  trx: Trx,
  staffId: number,
  state: 'invited' | 'ended',
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ state, password_hash: null, totp_key: null, totp_step: null })
    .where('id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_challenges').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_new_authenticators').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_station_people').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await deleteSessionsOfStaff(trx, staffId);
  await deleteInvitation(trx, staffId);
}
