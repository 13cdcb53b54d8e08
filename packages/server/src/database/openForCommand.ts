import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDb } from './createDb.ts';
import { createPool } from './createPool.ts';
import type { DatabaseHandle } from './DatabaseHandle.ts';
import { isAlive } from './embedded/isAlive.ts';
import { isPostmasterOf } from './embedded/isPostmasterOf.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { readPostmasterFile } from './embedded/readPostmasterFile.ts';
import { migrate } from './migrate.queries.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openDatabase } from './openDatabase.ts';
import { readMigrations } from './readMigrations.ts';

/**
 * The shop's database for a command of the operator: beside a running server it is used as it runs and
 * left running; otherwise it is opened, and closed again, as a server would.
 */
export async function openForCommand(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  say: (progress: string) => void,
): Promise<DatabaseHandle> {
  const running = config.databaseUrl === undefined ? runningPostgres(config.dataFolder) : undefined;
  if (!running) return openDatabase({ config, say, onLost: () => {} });
  const pool = createPool(await prepareDatabase(running.host, running.port), () => {});
  try {
    await migrate(pool, readMigrations(migrationsFolder), say);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let ending: Promise<void> | undefined;
  return {
    pool,
    db: createDb(pool),
    close: () => (ending ??= pool.end()),
    // Somebody else's PostgreSQL: there is nothing of ours to kill.
    kill: () => {},
  };
}

function runningPostgres(
  dataFolder: string,
): { readonly host: string; readonly port: number } | undefined {
  const folder = existing(join(dataFolder, 'postgres'));
  const file = folder === undefined ? undefined : readPostmasterFile(folder);
  if (!folder || file?.status !== 'ready') return undefined;
  const isRunning = isAlive(file.pid) && isPostmasterOf(folder, file.pid);
  return isRunning ? { host: file.socketFolder, port: file.port } : undefined;
}

function existing(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}
