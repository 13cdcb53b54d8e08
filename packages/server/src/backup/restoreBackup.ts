import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimDataFolder } from '../platform/database/embedded/claimDataFolder.ts';
import { UNFINISHED_RESTORE } from '../platform/database/embedded/unfinishedWork.ts';
import { makeFolder } from '../platform/process/makeFolder.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { signingFolder } from '../prescriptions/document/sealing/signingFolder.ts';
import { BACKUP_FILES, REQUIRED_FILES } from './BackupFacts.ts';
import { checkChecksums } from './checksums.ts';
import { findBackup } from './findBackup.ts';
import type { RecoveryTarget } from './recoverySettings.ts';
import { restoreCluster, type RestoredCluster } from './restoreCluster.ts';
import { syncFolder } from './syncFolder.ts';

/** Options of a restore. */
export interface RestoreOptions {
  /** A folder of backups, or one backup. */
  readonly folder: string;
  /** Gets the database and the keys; must be empty or missing. */
  readonly dataFolder: string;
  readonly target: RecoveryTarget;
  readonly walArchive: string;
  readonly timeline?: number | undefined;
  readonly now: Date;
  readonly say: (progress: string) => void;
}

/** What was restored. */
export interface Restored extends Pick<RestoredCluster, 'restoredTo' | 'skippedNumbers'> {
  readonly postgres: string;
  /** Files that settings named on the backed-up machine, by the names of the settings. */
  readonly given: readonly string[];
}

/** Files that a claim of the folder makes, or a new disk has. */
const NOT_COUNTED = new Set(['server.lock', 'server.pid', 'lost+found']);

/**
 * Restores a backup into an empty data folder. Works in a folder within it and moves the results out at the end, the
 * database last, so that a restore that is cut short is never taken for a shop. Refuses with a `StartupProblem` a
 * damaged backup, and a folder that is not empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, dataFolder, target, say } = options;
  const backup = findBackup(folder, target instanceof Date ? target : undefined);
  requireEmpty(dataFolder);
  say(`Checking the backup ${backup.folder}`);
  await checkChecksums(backup.folder, REQUIRED_FILES);
  makeFolder(dataFolder);
  const release = claimDataFolder(dataFolder);
  const work = join(dataFolder, UNFINISHED_RESTORE);
  try {
    removeUnfinished(dataFolder);
    // Passable for the user of PostgreSQL, whose version 15 leaves its folder and comes back.
    mkdirSync(work, { mode: 0o711 });
    const cluster = await restoreCluster(backup, join(work, 'postgres'), {
      ...options,
      isScratch: false,
    });
    await cluster.stop();
    moveKeys(backup.folder, dataFolder);
    renameSync(join(work, 'postgres'), join(dataFolder, 'postgres'));
    syncFolder(dataFolder);
    const given = join(dataFolder, BACKUP_FILES.given);
    return {
      restoredTo: cluster.restoredTo,
      skippedNumbers: cluster.skippedNumbers,
      postgres: backup.facts.postgres,
      given: existsSync(given) ? readdirSync(given).map((name) => join(given, name)) : [],
    };
  } catch (error) {
    removeUnfinished(dataFolder);
    throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
    release();
  }
}

function requireEmpty(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  const names = readdirSync(dataFolder).filter((name) => !NOT_COUNTED.has(name));
  const isUnfinished = names.includes(UNFINISHED_RESTORE) && !names.includes('postgres');
  if (names.length === 0 || isUnfinished) return;
  throw new StartupProblem(
    `The data folder ${dataFolder} is not empty (${names.slice(0, 3).join(', ')}), and a restore overwrites nothing: move it aside, or set FORMULARY_DATA to another folder.`,
  );
}

/** Removes what a restore that was cut short has made; the folder was empty before it. */
function removeUnfinished(dataFolder: string): void {
  const work = join(dataFolder, UNFINISHED_RESTORE);
  if (!existsSync(work) || existsSync(join(dataFolder, 'postgres'))) return;
  for (const name of [BACKUP_FILES.signing, BACKUP_FILES.given]) {
    rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
  // Last, because it marks the others.
  rmSync(work, { recursive: true, force: true });
}

function moveKeys(backup: string, dataFolder: string): void {
  const copies = [
    [BACKUP_FILES.signing, signingFolder(dataFolder)],
    [BACKUP_FILES.given, join(dataFolder, BACKUP_FILES.given)],
  ] as const;
  for (const [name, copy] of copies) {
    if (existsSync(join(backup, name))) cpSync(join(backup, name), copy, { recursive: true });
  }
}
