import type { DatabaseHandle } from './DatabaseHandle.ts';
import { type UnprivilegedUser, unprivilegedUser } from '../process/unprivilegedUser.ts';

/**
 * Whom a server that root started serves as: the user of its embedded PostgreSQL, so that it can look after that, or else an
 * unprivileged one. `undefined` for a server that anybody else started, which serves as them.
 */
export function runsAs({ embedded }: DatabaseHandle): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = embedded?.user ?? {};
  return uid === undefined || gid === undefined ? unprivilegedUser() : { uid, gid };
}
