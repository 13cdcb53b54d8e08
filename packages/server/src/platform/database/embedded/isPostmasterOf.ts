import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * Whether process `pid` is alive and is the PostgreSQL of this cluster. After a crash of the machine
 * postmaster.pid may name a pid that belongs to somebody else by now, in a container nearly always.
 */
export function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
    return (stdout ?? '').includes('postgres');
  }
  // PostgreSQL works inside its cluster: the same folder can only be the working folder of its own.
  const theirs = statSync(`/proc/${pid}/cwd`, { throwIfNoEntry: false });
  const ours = statSync(clusterFolder);
  return theirs !== undefined && theirs.dev === ours.dev && theirs.ino === ours.ino;
}
