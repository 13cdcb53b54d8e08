import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** Makes this process, started by root, another user's for good: its groups, its group, itself, in this order. */
export function giveUpRoot({ uid, gid }: UnprivilegedUser): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
