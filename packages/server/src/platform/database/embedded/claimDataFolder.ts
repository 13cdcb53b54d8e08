import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from '../../process/StartupProblem.ts';

const SQLITE_BUSY = 5;

/** Gives the folder up again; it is also given up when the process dies, however it dies. */
export type ReleaseDataFolder = () => void;

/**
 * Makes this process the one owner of a data folder. A second one is refused with a sentence that
 * names the owner's pid.
 *
 * The claim is the kernel's own file lock, reached through the SQLite that Node brings (an empty
 * file, locked and never written): it ends with the process even on SIGKILL, so nothing is ever
 * stolen or stale, no pid can be mistaken for another, and two containers that share the folder see
 * it too. The pid beside it is only for the sentence.
 */
export function claimDataFolder(dataFolder: string): ReleaseDataFolder {
  const pidFile = join(dataFolder, 'server.pid');
  const lockFile = join(dataFolder, 'server.lock');
  // SQLite would say less about a folder that is read-only or somebody else's.
  accessSync(dataFolder, constants.W_OK);
  if (existsSync(lockFile)) accessSync(lockFile, constants.W_OK);
  const lock = new DatabaseSync(lockFile);
  try {
    // No journal beside it: nothing is ever written.
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
