import { type StaffPermission, staffCan } from '@formulary/rules/accounts/staffPermissions';
import { useDeskSession } from './deskSession.ts';

/** Returns whether the person of this window has a permission. */
export function useStaffCan(permission: StaffPermission): boolean {
  return useDeskSession(({ person }) => person !== undefined && staffCan(person.role, permission));
}
