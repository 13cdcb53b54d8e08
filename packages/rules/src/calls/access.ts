import type { Role } from '../accounts/role.ts';

/**
 * The callers that a call admits (spec 6): everyone, active accounts with a live token, only practitioners, only
 * prescribers, only staff.
 */
export type Access = 'public' | 'signed-in' | 'practitioner' | 'prescriber' | 'staff';

/** Returns whether a call needs a live token. */
export function needsSession(access: Access): boolean {
  return access !== 'public';
}

/**
 * Returns whether a role may make a call; for other roles the call does not exist (reading R8). Staff have no role in
 * the shop yet.
 */
export function isThereFor(access: Access, role: Role): boolean {
  if (access === 'public') return true;
  return access === 'signed-in' ? role !== 'visitor' : access === role;
}
