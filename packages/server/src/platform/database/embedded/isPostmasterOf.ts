import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * Returns whether process `pid` is alive and is the PostgreSQL of this cluster. After a crash of the machine,
 * postmaster.pid may name a pid reused by another process; in a container it nearly always does.
 */
export function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
    return (stdout ?? '').includes('postgres');
  }
  // PostgreSQL's working folder is its cluster, so the same folder proves that it is the right process.
  const theirs = statSync(`/proc/${pid}/cwd`, { throwIfNoEntry: false });
  const ours = statSync(clusterFolder);
  return theirs !== undefined && theirs.dev === ours.dev && theirs.ino === ours.ino;
}
