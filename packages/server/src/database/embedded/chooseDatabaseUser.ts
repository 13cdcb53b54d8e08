import { readFileSync, statSync } from 'node:fs';
import { StartupProblem } from '../../startup/StartupProblem.ts';
import type { DatabaseUser } from './DatabaseUser.ts';

/** In order of preference; every one of them is unprivileged wherever it exists. */
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

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

function unprivilegedUser(): DatabaseUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    const uid = Number(account?.[2]);
    const gid = Number(account?.[3]);
    // macOS writes nobody as -2, which is a large unsigned number to everybody else.
    if (account !== undefined && uid !== 0) return { uid: uid >>> 0, gid: gid >>> 0 };
  }
  throw new StartupProblem(
    'PostgreSQL refuses to run as root and this machine has no user postgres, nobody or daemon to run it as: start Formulary as an ordinary user, or set DATABASE_URL.',
  );
}
