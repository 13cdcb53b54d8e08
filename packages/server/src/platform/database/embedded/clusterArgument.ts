import type { DatabaseUser } from './DatabaseUser.ts';

/**
 * How PostgreSQL is told where its cluster is. A process of another user may be unable to walk to
 * the folder (a home that others cannot enter), but it can be started inside it: the working folder
 * is entered before root's rights are dropped, and Linux reaches it again through /proc/self/cwd
 * without walking the path. PostgreSQL never leaves that folder.
 */
export function clusterArgument(clusterFolder: string, user: DatabaseUser): string {
  const entersAsRoot = user.uid !== undefined && process.platform === 'linux';
  return entersAsRoot ? '/proc/self/cwd' : clusterFolder;
}
