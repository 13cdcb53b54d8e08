import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './Postmaster.ts';

const FAST_SHUTDOWN_MS = 3_000;
const POLL_MS = 10;

/**
 * Stops PostgreSQL: rolls open transactions back and writes data out. After three seconds it is stopped at once; it
 * then recovers at the next start without losing committed data.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signal(postmaster.pid, 'SIGINT');
  const isStopped = await endsWithin(postmaster, FAST_SHUTDOWN_MS);
  if (!isStopped) {
    signal(postmaster.pid, 'SIGQUIT');
    await endsWithin(postmaster, FAST_SHUTDOWN_MS);
  }
  rmSync(postmaster.socketFolder, { recursive: true, force: true });
}

async function endsWithin(postmaster: Postmaster, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!signal(postmaster.pid, 0)) return true;
    await wait(POLL_MS);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
