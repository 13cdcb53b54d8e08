import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupProblem } from '../process/StartupProblem.ts';
import { createDb } from './createDb.ts';
import { createPool } from './createPool.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { runningPostgres } from './embedded/runningPostgres.ts';
import { migrate } from './migrations/migrate.queries.ts';
import { checkSchema } from './migrations/pendingMigrations.ts';
import { readAppliedMigrations } from './migrations/readAppliedMigrations.queries.ts';
import { migrationsFolder, readMigrations } from './migrations/readMigrations.ts';
import { type DatabaseHandle, type DatabaseSettings, openDatabase } from './openDatabase.ts';

/** Options of a command on the shop's database. */
export interface CommandNeeds {
  /** Whether to create a database if no server has opened one yet. */
  readonly canCreate?: boolean;
  readonly longestStatementMs?: number;
}

/**
 * Opens the shop's database for an operator's command. Beside a running server it uses the running database and leaves
 * it running; otherwise it starts and stops it as a server would. It never migrates: a mismatching schema is refused
 * with a `SchemaProblem`, because a server may be using it.
 */
export async function openForCommand(
  config: DatabaseSettings,
  say: (progress: string) => void,
  { canCreate = false, longestStatementMs }: CommandNeeds = {},
): Promise<DatabaseHandle> {
  const migrations = readMigrations(migrationsFolder);
  const prepareSchema = async (pool: pg.Pool): Promise<void> => {
    const isNew = canCreate && (await readAppliedMigrations(pool)).length === 0;
    if (isNew) await migrate(pool, migrations, say);
    else await checkSchema(pool, migrations);
  };
  const running = config.databaseUrl === undefined ? runningPostgres(config.dataFolder) : undefined;
  if (!running) {
    if (!canCreate) requireDatabase(config);
    // One command at a time gains nothing from a pooler, and may take longer than the pooler allows.
    const { directUrl, ...settings } = config;
    const database = directUrl === undefined ? settings : { ...settings, databaseUrl: directUrl };
    return openDatabase({
      config: database,
      say,
      onLost: () => {},
      prepareSchema,
      longestStatementMs,
    });
  }
  const connection = await prepareDatabase(running.host, running.port);
  const pool = createPool(connection, () => {}, { longestStatementMs });
  try {
    await prepareSchema(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let ending: Promise<void> | undefined;
  return {
    pool,
    direct: pool,
    db: createDb(pool),
    close: () => (ending ??= pool.end()),
    // Another process owns this PostgreSQL, so there is nothing to kill.
    kill: () => {},
  };
}

function requireDatabase({ databaseUrl, dataFolder }: DatabaseSettings) {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, 'postgres'))) return;
  throw new StartupProblem(
    `There is no database in ${dataFolder}: set FORMULARY_DATA to the shop's folder, or DATABASE_URL.`,
  );
}
