import { statSync } from 'node:fs';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { unprivilegedUser } from '../../process/unprivilegedUser.ts';

/** The operating-system user that PostgreSQL runs as; `undefined` fields mean the current user. */
export interface DatabaseUser {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

/**
 * Chooses the user for PostgreSQL, which refuses to run as root: root passes it to the cluster's owner, or a new
 * cluster to an unprivileged user. Any other user runs it as themself, and only on their own cluster.
 */
export function chooseDatabaseUser(clusterFolder: string): DatabaseUser {
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  const myUid = process.getuid?.();
  if (myUid !== 0) {
    if (owner !== undefined && myUid !== undefined && owner.uid !== myUid) {
      throw new StartupProblem(
        `The database in ${clusterFolder} belongs to another user (uid ${owner.uid}): start Formulary as that user or as root, or set FORMULARY_DATA to another folder.`,
      );
    }
    return { uid: undefined, gid: undefined };
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return unprivilegedUser();
}
