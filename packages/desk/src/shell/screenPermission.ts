import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import { useMatches } from 'react-router';

/** What a route says of its screen. */
export interface ScreenHandle {
  readonly permission: StaffPermission;
}

/** Returns the permission that the screen of this address asks for; undefined for an address without a screen. */
export function useScreenPermission(): StaffPermission | undefined {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle?.permission;
}
