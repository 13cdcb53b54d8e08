import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupProblem } from '../../process/StartupProblem.ts';
import type { DatabaseUser } from './chooseDatabaseUser.ts';
import { clusterArgument } from './clusterArgument.ts';
import { isDiskFull } from './isDiskFull.ts';

/** Only the database user (and root) can enter the socket's folder; there is no TCP. */
const ACCESS = 'local all all trust\n';

/**
 * Creates a cluster at `clusterFolder` in UTF-8 with PostgreSQL's own C.UTF-8 rules, so that case and order are the
 * same on every machine. Builds it aside and renames it when complete, so that a half-made cluster (killed, disk full)
 * is never used.
 */
export async function createCluster(
  clusterFolder: string,
  binFolder: string,
  user: DatabaseUser,
): Promise<void> {
  const partial = `${clusterFolder}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(partial, user.uid, user.gid);
  const child = spawn(
    join(binFolder, 'initdb'),
    [
      `--pgdata=${clusterArgument(partial, user)}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...user, cwd: partial, env: {}, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [complaint, status] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    }),
  ]);
  if (status !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw new StartupProblem(whyNot(clusterFolder, complaint));
  }
  writeFileSync(join(partial, 'pg_hba.conf'), ACCESS);
  renameSync(partial, clusterFolder);
}

function whyNot(clusterFolder: string, complaint: string): string {
  if (isDiskFull(complaint)) {
    return `The disk is full: there is no room for the database in ${clusterFolder}.`;
  }
  const lines = complaint.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  const reason = (lines[0] ?? complaint.trim()).replace(/^initdb: error: /, '');
  return `PostgreSQL could not set up the database in ${clusterFolder}: ${reason}.`;
}
