import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from '../../process/StartupProblem.ts';

const SQLITE_BUSY = 5;

/** Releases the data folder; the end of the process releases it too. */
export type ReleaseDataFolder = () => void;

/**
 * Makes this process the only owner of a data folder. Refuses a second process with a sentence that names the owner's
 * pid.
 *
 * The lock is the kernel's own file lock, taken through Node's SQLite on an empty file that is never written. It ends
 * with the process even on SIGKILL, so it is never stolen or stale. No pid is mistaken for another, and containers that
 * share the folder see it too. The pid file only serves the sentence.
 */
export function claimDataFolder(dataFolder: string): ReleaseDataFolder {
  const pidFile = join(dataFolder, 'server.pid');
  const lockFile = join(dataFolder, 'server.lock');
  // Says more than SQLite about a folder that is read-only or owned by another user.
  accessSync(dataFolder, constants.W_OK);
  if (existsSync(lockFile)) accessSync(lockFile, constants.W_OK);
  const lock = new DatabaseSync(lockFile);
  try {
    // No journal file: nothing is ever written.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new StartupProblem(
      `The data folder ${dataFolder} is in use by another Formulary server (pid ${readPid(pidFile)}): stop it first, or set FORMULARY_DATA to another folder.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
