import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { nativeBinaries } from '../platform/database/embedded/nativeBinaries.ts';
import { reachableBinaries } from '../platform/database/embedded/reachableBinaries.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { majorOf } from './BackupFacts.ts';

/** Where packages of Debian and of Red Hat put a major version. */
const foldersOf = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
];

/** Returns the folder of the installed programs of a major version; `undefined` without them. */
export function installedPrograms(major: number): string | undefined {
  return foldersOf(major).find((folder) => existsSync(join(folder, 'postgres')));
}

/**
 * Returns the folder of PostgreSQL's programs in a major version: the embedded ones, or installed ones. Refuses with a
 * `StartupProblem` when this machine has none, because files of one major version are unreadable to another.
 */
export function postgresPrograms(version: string, user: DatabaseUser): string {
  const major = majorOf(version);
  const embedded = nativeBinaries();
  if (majorOf(embedded.version) === major) return join(reachableBinaries(embedded, user), 'bin');
  const found = installedPrograms(major);
  if (found !== undefined) return found;
  throw new StartupProblem(
    `The backup is of PostgreSQL ${version}, and its programs are not on this machine: install PostgreSQL ${major} (${foldersOf(major).join(' or ')}).`,
  );
}
