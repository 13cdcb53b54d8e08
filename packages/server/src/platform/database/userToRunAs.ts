import { unprivilegedUser, type UnprivilegedUser } from '../process/unprivilegedUser.ts';
import type { DatabaseHandle } from './openDatabase.ts';

/**
 * Returns the user to become when root started the server: that of the embedded PostgreSQL, so that it can manage it,
 * or else an unprivileged one. Returns `undefined` for other starters, whose user it keeps.
 */
export function userToRunAs({ embedded }: DatabaseHandle): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = embedded?.user ?? {};
  return uid === undefined || gid === undefined ? unprivilegedUser() : { uid, gid };
}
