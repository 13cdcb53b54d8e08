import type { DatabaseUser } from './chooseDatabaseUser.ts';

/**
 * Returns the cluster path to pass to PostgreSQL. Another user's process may be unable to walk to the folder (a closed
 * home), but can start inside it. The working folder is entered before root's rights are dropped, and Linux reaches it
 * as /proc/self/cwd. PostgreSQL never leaves that folder.
 */
export function clusterArgument(clusterFolder: string, user: DatabaseUser): string {
  const entersAsRoot = user.uid !== undefined && process.platform === 'linux';
  return entersAsRoot ? '/proc/self/cwd' : clusterFolder;
}
