import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Names of the files and folders of a backup. */
export const BACKUP_FILES = {
  /** The cluster and its WAL, as PostgreSQL sends them. */
  archive: 'base.tar.zst',
  /** PostgreSQL's list of the files in it. */
  manifest: 'backup_manifest',
  /** Keys, certificates and anchors of prescriptions. */
  signing: 'signing',
  /** Files that settings name, each under the name of its setting. */
  given: 'given',
  facts: 'backup.json',
} as const;

/** Files that every backup has. */
export const REQUIRED_FILES = [
  BACKUP_FILES.archive,
  BACKUP_FILES.manifest,
  BACKUP_FILES.facts,
] as const;

/** What a restore needs to know of a backup. */
export interface BackupFacts {
  /** ISO 8601; the database's clock. */
  readonly finishedAt: string;
  /** Version of PostgreSQL. */
  readonly postgres: string;
  readonly database: string;
  /** The role that owns the shop's tables. */
  readonly owner: string;
}

const NAMES = ['finishedAt', 'postgres', 'database', 'owner'] as const;

/** Writes the facts of a backup. */
export function writeFacts(folder: string, facts: BackupFacts): void {
  const text = `${JSON.stringify(facts, undefined, 2)}\n`;
  writeFileSync(join(folder, BACKUP_FILES.facts), text, { mode: 0o600, flush: true });
}

/** Reads the facts of a backup. Refuses with a `StartupProblem` a damaged file. */
export function readFacts(folder: string): BackupFacts {
  try {
    const text = readFileSync(join(folder, BACKUP_FILES.facts), 'utf8');
    const facts = JSON.parse(text) as Record<string, unknown>;
    const areTexts = NAMES.every((name) => typeof facts[name] === 'string');
    const isDated = !Number.isNaN(Date.parse(String(facts['finishedAt'])));
    if (areTexts && isDated) return facts as unknown as BackupFacts;
  } catch {
    // The refusal below reports it.
  }
  throw new StartupProblem(
    `The backup ${folder} cannot be used: ${BACKUP_FILES.facts} is damaged. Nothing was restored.`,
  );
}

/** Returns the major version of a version of PostgreSQL. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
