import { type SharedPermission, can } from '@formulary/rules/accounts/permissions';
import { useSession } from './session.ts';

/**
 * Returns whether the user of this window has a permission, as the session tells it. For the permissions of one kind of
 * buyer ask the profile: `can(roleOf(profile), …)`.
 */
export function useCan(permission: SharedPermission): boolean {
  return useSession(({ token }) => can(roleWith(token), permission));
}

/** Like `useCan`, outside of components. */
export function canNow(permission: SharedPermission): boolean {
  return can(roleWith(useSession.getState().token), permission);
}

function roleWith(token: string | undefined): 'visitor' | 'buyer' {
  return token === undefined ? 'visitor' : 'buyer';
}
