import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { isAlive } from './isAlive.ts';
import { isPostmasterOf } from './isPostmasterOf.ts';
import type { Postmaster } from './Postmaster.ts';
import { readPostmasterFile } from './readPostmasterFile.ts';

const POLL_MS = 50;
const LONGEST_RECOVERY_MS = 60_000;
const WATCH_MS = 500;

/**
 * Adopts a PostgreSQL that outlived its server (killed, out of memory), or returns `undefined`. Waits for one that is
 * still starting, and lets one finish that is stopping. Removes what a crash left behind (postmaster.pid, socket
 * folder).
 */
export async function adoptPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + LONGEST_RECOVERY_MS;
  while (Date.now() < deadline) {
    const file = readPostmasterFile(clusterFolder);
    if (file === undefined) return undefined;
    if (!isAlive(file.pid) || !isPostmasterOf(clusterFolder, file.pid)) {
      removeLeftovers(clusterFolder, file.socketFolder);
      return undefined;
    }
    if (file.status === 'ready') {
      const { pid, port, socketFolder } = file;
      return { pid, port, socketFolder, ended: hasEnded(pid) };
    }
    await wait(POLL_MS);
  }
  throw new StartupProblem(
    `The PostgreSQL that was left running in ${clusterFolder} (pid ${readPostmasterFile(clusterFolder)?.pid}) does not become ready: stop it with SIGINT and start again.`,
  );
}

function removeLeftovers(clusterFolder: string, socketFolder: string): void {
  rmSync(join(clusterFolder, 'postmaster.pid'), { force: true });
  // Remove only a folder that startPostmaster made.
  if (/\/formulary-[^/]+$/.test(socketFolder)) {
    rmSync(socketFolder, { recursive: true, force: true });
  }
}

async function hasEnded(pid: number): Promise<void> {
  // Not a child process, so poll; the timer must not keep a finished server alive.
  while (isAlive(pid)) await wait(WATCH_MS, undefined, { ref: false });
}
