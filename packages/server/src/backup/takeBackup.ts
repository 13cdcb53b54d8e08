import { createWriteStream, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { DatabaseSettings } from '../platform/database/openDatabase.ts';
import { makeFolder } from '../platform/process/makeFolder.ts';
import { BACKUP_FILES, writeFacts } from './BackupFacts.ts';
import { type ArchiveTarget, beginBaseBackup } from './baseBackup.queries.ts';
import { describeBackupFailure } from './describeBackupFailure.ts';
import { writeChecksums } from './checksums.ts';
import { PARTIAL, backupName, backupsIn } from './findBackup.ts';
import { copyAnchors, copyKeys, type KeySettings } from './keyFiles.ts';
import { openLiveDatabase } from './liveDatabase.ts';
import { syncFolder } from './syncFolder.ts';

/** Fastest level: a backup shares the machine with the shop. */
const COMPRESSION = {
  chunkSize: 1024 * 1024,
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
};
const MEGABYTE = 1e6;
const SAY_EVERY_MS = 2_000;

/** Options of a backup. */
export interface BackupOptions {
  /** The folder that gets a folder for this backup. */
  readonly folder: string;
  readonly now: Date;
  /** How many backups to leave in the folder; all by default. */
  readonly keep: number | undefined;
  readonly say: (progress: string) => void;
}

/**
 * Backs up a live shop into a new folder: database, documents and keys. Written aside and renamed when it is complete
 * and on disk. Returns the new folder.
 */
export async function takeBackup(
  config: DatabaseSettings & KeySettings,
  { folder, now, keep, say }: BackupOptions,
): Promise<string> {
  // Open to all, because it may hold the archive of another user's PostgreSQL; each backup is not.
  makeFolder(folder);
  const complete = join(folder, backupName(now));
  const partial = `${complete}${PARTIAL}`;
  const live = await openLiveDatabase(config, say);
  try {
    makeFolder(partial, 0o700);
    copyAnchors(config, partial);
    const archive = createZstdCompress(COMPRESSION);
    const { database, manifest, finished } = await beginBaseBackup(live.connection, {
      archive,
      received: progressTeller(say),
    });
    const [, , finishedAt] = await Promise.all([
      pipeline(archive, newFile(join(partial, BACKUP_FILES.archive))),
      pipeline(manifest, newFile(join(partial, BACKUP_FILES.manifest))),
      finished,
    ]);
    copyKeys(config, partial);
    writeFacts(partial, {
      finishedAt: finishedAt.toISOString(),
      postgres: database.version,
      database: database.name,
      owner: database.owner,
    });
    say('Writing checksums');
    await writeChecksums(partial, BACKUP_FILES.facts);
    syncFolders(partial);
    renameSync(partial, complete);
    syncFolder(folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw describeBackupFailure(error, folder, config.databaseUrl);
  } finally {
    await live.close();
  }
  removeOlder(folder, basename(complete), keep, say);
  return complete;
}

function newFile(file: string) {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

function progressTeller(say: BackupOptions['say']): ArchiveTarget['received'] {
  let saidAt = performance.now();
  return (received, expected) => {
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    // WAL and the system's own files come on top of the databases.
    const percent = Math.min(99, Math.floor((100 * received) / expected));
    say(`${percent} %: ${Math.round(received / MEGABYTE)} MB of the database read`);
  };
}

/** Removes backups beyond the newest `keep`, and what earlier ones left that did not end. */
function removeOlder(
  folder: string,
  newest: string,
  keep: number | undefined,
  say: BackupOptions['say'],
): void {
  const unfinished = readdirSync(folder).filter((name) => name.endsWith(PARTIAL) && name < newest);
  const surplus = keep === undefined ? [] : backupsIn(folder).toReversed().slice(keep);
  for (const name of [...unfinished, ...surplus]) {
    say(`Removing ${join(folder, name)}`);
    rmSync(join(folder, name), { recursive: true });
  }
}

function syncFolders(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    syncFolder(join(entry.parentPath, entry.name));
  }
  syncFolder(folder);
}
