import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { Db } from '../platform/database/Db.ts';

/** A member of staff, as the desk names them. */
export interface StaffPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Reads a member of staff. */
export async function readStaffPerson(db: Db, staffId: number): Promise<StaffPerson> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
}
