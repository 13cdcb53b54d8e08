import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyForAllUsers } from '../../process/copyForAllUsers.ts';
import { StartupProblem } from '../../process/StartupProblem.ts';
import type { DatabaseUser } from './chooseDatabaseUser.ts';
import type { NativeBinaries } from './nativeBinaries.ts';

/**
 * Returns a folder with PostgreSQL's programs that the database user can run. If the checkout is in a home closed to
 * that user, root keeps a copy outside. It tests by running the program, not by reading permissions.
 */
export function reachableBinaries(binaries: NativeBinaries, user: DatabaseUser): string {
  if (user.uid === undefined || canRun(binaries.folder, user)) return binaries.folder;
  const copy = copyForAllUsers(`postgresql-${binaries.version}-${process.arch}`, {
    '.': binaries.folder,
  });
  if (canRun(copy, user)) return copy;
  throw new StartupProblem(
    `PostgreSQL must not run as root, and uid ${user.uid} can run it neither from ${binaries.folder} nor from ${copy}: start Formulary as an ordinary user, or set DATABASE_URL.`,
  );
}

function canRun(folder: string, user: DatabaseUser): boolean {
  const program = join(folder, 'bin', 'postgres');
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
