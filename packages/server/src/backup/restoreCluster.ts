import { chownSync, mkdirSync } from 'node:fs';
import type pg from 'pg';
import { createDb } from '../platform/database/createDb.ts';
import { createPool } from '../platform/database/createPool.ts';
import type { Db } from '../platform/database/Db.ts';
import { chooseDatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { migrate } from '../platform/database/migrations/migrate.queries.ts';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { extractCluster } from './extractCluster.ts';
import type { FoundBackup } from './findBackup.ts';
import { lastReplayedAt } from './lastReplayedAt.queries.ts';
import { recoverCluster } from './recoverCluster.ts';
import type { RecoveryOptions } from './recoverySettings.ts';
import { skipNumbers } from './skipNumbers.queries.ts';

const LONGEST_STATEMENT_MS = 30 * 60_000;

/** A restored database that runs. */
export interface RestoredCluster {
  readonly db: Db;
  /** Up to when it has everything. */
  readonly restoredTo: Date;
  /** How many numbers of orders, invoices and others are never given. */
  readonly skippedNumbers: number;
  readonly stop: () => Promise<void>;
}

/** Options of `restoreCluster`. */
export interface RestoreClusterOptions extends RecoveryOptions {
  readonly now: Date;
  readonly say: (progress: string) => void;
}

/**
 * Restores the database of a backup into a new folder: extracts and recovers it, migrates it to this program and skips
 * numbers that its lost part may have given. Leaves it running.
 */
export async function restoreCluster(
  { folder, facts }: FoundBackup,
  clusterFolder: string,
  options: RestoreClusterOptions,
): Promise<RestoredCluster> {
  const { now, say } = options;
  const user = chooseDatabaseUser(clusterFolder);
  mkdirSync(clusterFolder, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(clusterFolder, user.uid, user.gid);
  }
  say('Extracting the database');
  await extractCluster(folder, clusterFolder, user);
  say('Recovering the database');
  const cluster = await recoverCluster(clusterFolder, facts, user, options);
  let pool: pg.Pool | undefined;
  const stop = async (): Promise<void> => {
    await pool?.end();
    await cluster.stop();
  };
  try {
    pool = createPool(cluster.connection, () => {}, {
      longestStatementMs: LONGEST_STATEMENT_MS,
      isFollowing: false,
    });
    const db = createDb(pool);
    const restoredTo = (await lastReplayedAt(db)) ?? new Date(facts.finishedAt);
    await migrate(pool, readMigrations(migrationsFolder), say);
    const skippedNumbers = await withTransaction(db, (trx) =>
      skipNumbers(trx, { since: restoredTo, now }),
    );
    return { db, restoredTo, skippedNumbers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
