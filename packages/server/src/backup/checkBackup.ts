import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, type CheckedRule } from '../audit/audit.ts';
import { readTrust, type TrustSettings } from '../prescriptions/trust/readTrust.ts';
import { BACKUP_FILES, REQUIRED_FILES } from './BackupFacts.ts';
import { checkChecksums } from './checksums.ts';
import { findBackup } from './findBackup.ts';
import { restoreCluster } from './restoreCluster.ts';

/** Options of a check. */
export interface CheckOptions {
  /** A folder of backups, or one backup. */
  readonly folder: string;
  readonly isMailSent: boolean;
  readonly say: (progress: string) => void;
  readonly onChecked: (rule: CheckedRule) => void;
}

/**
 * Restores the newest backup into a scratch folder, audits it as of its end with the keys of the backup, and removes
 * it. Returns the broken rules. Refuses a damaged backup with a `StartupProblem`.
 */
export async function checkBackup({
  folder,
  isMailSent,
  say,
  onChecked,
}: CheckOptions): Promise<readonly CheckedRule[]> {
  const backup = findBackup(folder);
  say(`Checking the backup ${backup.folder}`);
  await checkChecksums(backup.folder, REQUIRED_FILES);
  const scratch = mkdtempSync(join(tmpdir(), 'formulary-check-'));
  // Passable for the user of PostgreSQL, whose version 15 leaves its folder and comes back.
  chmodSync(scratch, 0o711);
  // By a later clock jobs would be overdue.
  const now = new Date(backup.facts.finishedAt);
  try {
    const restored = await restoreCluster(backup, join(scratch, 'postgres'), {
      target: 'backup',
      walArchive: join(scratch, 'no-archive'),
      isScratch: true,
      now,
      say,
    });
    try {
      const trust = readTrust(join(backup.folder, BACKUP_FILES.signing), givenTrust(backup.folder));
      return await audit({ db: restored.db, trust }, now, {
        isMailSent,
        onProgress: say,
        onChecked,
      });
    } finally {
      await restored.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function givenTrust(backup: string): TrustSettings {
  const given = join(backup, BACKUP_FILES.given);
  const names = existsSync(given) ? readdirSync(given) : [];
  const startingWith = (setting: string) =>
    names.filter((name) => name.startsWith(`${setting}-`)).map((name) => join(given, name));
  return { keyFiles: startingWith('SEAL_KEYS'), anchorFiles: startingWith('ANCHORS') };
}
