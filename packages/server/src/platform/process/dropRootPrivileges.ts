import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Changes this process for good from root to another user: supplementary groups, group, user, in this order. */
export function dropRootPrivileges({ uid, gid }: UnprivilegedUser): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
