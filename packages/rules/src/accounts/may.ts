import { type Permission, permissions } from './permissions.ts';
import type { Role } from './role.ts';

/** Returns whether a role has a permission (spec 6.2, 6.3). */
export function may(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role);
}
