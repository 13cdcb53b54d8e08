import { statSync } from 'node:fs';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { unprivilegedUser } from '../../process/unprivilegedUser.ts';
import type { DatabaseUser } from './DatabaseUser.ts';

/**
 * PostgreSQL refuses to run as root, so root hands it to whoever owns the cluster already, and a
 * new one to an unprivileged user of the machine. Anybody else runs it as themself, and only on a
 * cluster of their own.
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
