import { chownSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '../platform/database/createPool.ts';
import type { DatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { clusterArgument } from '../platform/database/embedded/clusterArgument.ts';
import { isDiskFull } from '../platform/database/embedded/isDiskFull.ts';
import { startPostmaster } from '../platform/database/embedded/startPostmaster.ts';
import { stopPostmaster } from '../platform/database/embedded/stopPostmaster.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import type { BackupFacts } from './BackupFacts.ts';
import { postgresPrograms } from './postgresPrograms.ts';
import { type RecoveryOptions, recoverySettings } from './recoverySettings.ts';

/** A recovered cluster that runs. */
export interface RecoveredCluster {
  readonly connection: Connection;
  readonly stop: () => Promise<void>;
}

/** Configuration of the recovery alone, in the cluster; an external database's own lies elsewhere. */
const CONFIGURATION = { 'restore.conf': '', 'restore_hba.conf': 'local all all trust\n' };

/**
 * Recovers an extracted cluster up to the target and leaves it running on a separate socket. Refuses with a
 * `StartupProblem` a target that the WAL does not reach.
 */
export async function recoverCluster(
  clusterFolder: string,
  facts: BackupFacts,
  user: DatabaseUser,
  options: RecoveryOptions,
): Promise<RecoveredCluster> {
  const files = { ...CONFIGURATION, 'recovery.signal': '' };
  for (const [name, content] of Object.entries(files)) {
    const file = join(clusterFolder, name);
    writeFileSync(file, content, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  }
  const reached = clusterArgument(clusterFolder, user);
  const logFile = join(clusterFolder, '..', 'restore.log');
  const log = openSync(logFile, 'a', 0o600);
  try {
    const postmaster = await startPostmaster({
      clusterFolder,
      binFolder: postgresPrograms(facts.postgres, user),
      user,
      log,
      settings: {
        config_file: join(reached, 'restore.conf'),
        hba_file: join(reached, 'restore_hba.conf'),
        ...recoverySettings(options),
      },
    });
    if (postmaster === undefined) throw new StartupProblem(describeFailure(logFile, options));
    return {
      connection: {
        host: postmaster.socketFolder,
        port: postmaster.port,
        user: facts.owner,
        database: facts.database,
      },
      stop: async () => {
        await stopPostmaster(postmaster);
        for (const name of Object.keys(CONFIGURATION)) rmSync(join(clusterFolder, name));
      },
    };
  } finally {
    closeSync(log);
  }
}

/** Reads PostgreSQL's log and returns one sentence on why the recovery failed. */
function describeFailure(logFile: string, { target, walArchive }: RecoveryOptions): string {
  const log = readFileSync(logFile, 'utf8');
  if (isDiskFull(log)) return 'The disk is full: there is no room to recover the database.';
  const damaged = /could not restore file "(\w+)" from archive/.exec(log)?.[1];
  if (damaged !== undefined) {
    return `The archived WAL ${damaged} in ${walArchive} is damaged: restore to a moment before it with --to, or without --to.`;
  }
  if (log.includes('recovery ended before configured recovery target was reached')) {
    const last = /last completed transaction was at log time (\S+ \S+)/.exec(log)?.[1];
    const end = last === undefined ? '' : `; its last transaction is of ${last} UTC`;
    return `The archived WAL in ${walArchive} does not reach ${target instanceof Date ? target.toISOString() : target}${end}. Restore with --to latest for all of it.`;
  }
  const lines = log.trim().split('\n');
  const failure = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  const reason = failure?.replace(/^.*?(FATAL|PANIC):\s+/, '').trim();
  return `The restored database did not start: ${reason}.`;
}
