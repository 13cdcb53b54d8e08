import { sqlState } from '../platform/database/sqlState.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** What an external PostgreSQL lacks for a base backup, by its error. */
const LACKING: Readonly<Record<string, string>> = {
  '42501': 'its user needs the right to replicate: alter role … replication',
  '28000': 'its user needs the right to replicate, and pg_hba.conf must allow it',
  '08P01':
    'it leads to a pooler, and a backup needs the database itself: set DATABASE_URL to its own address for this command',
};

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Returns a failed backup as one sentence, if an operator can do something about it. */
export function describeBackupFailure(
  error: unknown,
  folder: string,
  databaseUrl: string | undefined,
): unknown {
  if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) {
    return new StartupProblem(`The disk is full: there is no room for the backup in ${folder}.`);
  }
  const state = sqlState(error) ?? '';
  const lack = databaseUrl === undefined ? undefined : LACKING[state];
  if (lack !== undefined) {
    return new StartupProblem(`The database of DATABASE_URL gives no base backup: ${lack}.`);
  }
  if (state === '') return error;
  return new StartupProblem(
    `PostgreSQL refused the base backup: ${error instanceof Error ? error.message : state}.`,
  );
}
