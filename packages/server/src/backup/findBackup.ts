import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { BACKUP_FILES, type BackupFacts, readFacts } from './BackupFacts.ts';

/** Ending of the name of a backup that is not complete. */
export const PARTIAL = '.partial';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Returns the name of the folder of a backup; names sort by time. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replaceAll(':', '-')}Z`;
}

/** Returns the names of the complete backups in a folder, oldest first. */
export function backupsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted();
}

/** A complete backup. */
export interface FoundBackup {
  readonly folder: string;
  readonly facts: BackupFacts;
}

/**
 * Finds the newest backup in a folder, or the newest that ended before a moment; the folder may also be one backup.
 * Refuses with a `StartupProblem` when there is none.
 */
export function findBackup(folder: string, to?: Date): FoundBackup {
  if (!existsSync(folder)) throw new StartupProblem(`There is no folder ${folder}.`);
  const isOne =
    existsSync(join(folder, BACKUP_FILES.facts)) || NAME.test(folder.slice(-NAME_LENGTH));
  const folders = isOne ? [folder] : backupsIn(folder).map((name) => join(folder, name));
  const newest = folders.at(-1);
  if (newest === undefined) throw new StartupProblem(`There is no complete backup in ${folder}.`);
  // A damaged one is refused by its name, not passed over for an older one.
  if (to === undefined) return { folder: newest, facts: readFacts(newest) };
  const found = folders.map((each) => ({ folder: each, facts: readFacts(each) }));
  const before = found.findLast(({ facts }) => new Date(facts.finishedAt) <= to);
  if (before) return before;
  throw new StartupProblem(
    `No backup in ${folder} ended by ${to.toISOString()}: the oldest ended at ${found[0]?.facts.finishedAt}.`,
  );
}

const NAME_LENGTH = backupName(new Date(0)).length;
