import type { Role } from '../accounts/role.ts';

/**
 * Who may make a call (spec 6): anyone, any active account with a live token, only one that is no prescriber, only a
 * prescriber, only staff.
 */
export type Access = 'public' | 'signed-in' | 'practitioner' | 'prescriber' | 'staff';

/** Whether a call needs a live token. */
export function needsSession(access: Access): boolean {
  return access !== 'public';
}

/** Whether a call is there for somebody; for another role it is not (reading R8). Staff have no role in the shop yet. */
export function isThereFor(access: Access, role: Role): boolean {
  if (access === 'public') return true;
  return access === 'signed-in' ? role !== 'visitor' : access === role;
}
