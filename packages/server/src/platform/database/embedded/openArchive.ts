import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeFolder } from '../../process/makeFolder.ts';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { archiveSettings } from './archiveSettings.ts';
import type { DatabaseUser } from './chooseDatabaseUser.ts';

/**
 * Makes the folder of archived WAL for the database user, has the timelines of a restored cluster archived, and returns
 * PostgreSQL's settings for it. Refuses with a `StartupProblem` a folder that the user cannot write, where WAL would
 * gather until the disk is full, and one that another restored copy of the shop has gone on from.
 */
export function openArchive(
  folder: string,
  clusterFolder: string,
  user: DatabaseUser,
): Readonly<Record<string, string>> {
  const isNew = !existsSync(folder);
  makeFolder(dirname(folder));
  makeFolder(folder, 0o700);
  if (isNew) giveTo(user, folder);
  // The user may be unable to enter a folder above it.
  const { status } = spawnSync('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', folder], {
    ...user,
    cwd: '/',
  });
  if (status !== 0) {
    throw new StartupProblem(
      `WAL_ARCHIVE ${folder} cannot be written by the user of PostgreSQL (uid ${user.uid ?? process.getuid?.()}): give it to that user and open the folders above it, or choose another one.`,
    );
  }
  archiveHistories(folder, join(clusterFolder, 'pg_wal'), user);
  return archiveSettings(folder);
}

/** Marks the histories of timelines that were begun while nothing was archived, so that PostgreSQL archives them. */
function archiveHistories(folder: string, walFolder: string, user: DatabaseUser): void {
  for (const name of readdirSync(walFolder).filter((each) => each.endsWith('.history'))) {
    const archived = join(folder, `${name}.gz`);
    if (!existsSync(archived)) {
      const mark = join(walFolder, 'archive_status', `${name}.ready`);
      writeFileSync(mark, '', { mode: 0o600 });
      giveTo(user, mark);
    } else if (!gunzipSync(readFileSync(archived)).equals(readFileSync(join(walFolder, name)))) {
      throw new StartupProblem(
        `WAL_ARCHIVE ${folder} belongs to another copy of this shop, which was restored and started before: choose another folder.`,
      );
    }
  }
}

function giveTo({ uid, gid }: DatabaseUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
