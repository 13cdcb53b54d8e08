import { type Permission, permissions } from './permissions.ts';
import type { Role } from './role.ts';

/** Whether a role may do something (spec section 6). */
export function may(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role);
}
