import { spawnSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { makeFolder } from '../../process/makeFolder.ts';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { archiveSettings } from './archiveSettings.ts';
import type { DatabaseUser } from './chooseDatabaseUser.ts';

/**
 * Makes the folder of archived WAL for the database user, and returns PostgreSQL's settings for it. Refuses with a
 * `StartupProblem` a folder that the user cannot write: WAL would gather until the disk is full.
 */
export function openArchive(folder: string, user: DatabaseUser): Readonly<Record<string, string>> {
  const isNew = !existsSync(folder);
  makeFolder(folder, 0o700);
  if (isNew && user.uid !== undefined && user.gid !== undefined)
    chownSync(folder, user.uid, user.gid);
  // The user may be unable to enter a folder above it.
  const { status } = spawnSync('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', folder], {
    ...user,
    cwd: '/',
  });
  if (status === 0) return archiveSettings(folder);
  throw new StartupProblem(
    `WAL_ARCHIVE ${folder} cannot be written by the user of PostgreSQL (uid ${user.uid ?? process.getuid?.()}): give it to that user and open the folders above it, or choose another one.`,
  );
}
