import type pg from 'pg';
import { StartupProblem } from '../process/StartupProblem.ts';
import type { Connection } from './Connection.ts';
import { createDb } from './createDb.ts';
import { createPool } from './createPool.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrations/migrate.queries.ts';
import { migrationsFolder } from './migrations/migrationsFolder.ts';
import type { DatabaseHandle } from './DatabaseHandle.ts';
import type { DatabaseSettings } from './DatabaseSettings.ts';
import { readMigrations } from './migrations/readMigrations.ts';
import { serverVersion } from './serverVersion.queries.ts';

const OLDEST_POSTGRES = 15;

/** Options of `openDatabase`. */
export interface OpenDatabaseOptions {
  readonly config: DatabaseSettings;
  readonly say: (progress: string) => void;
  readonly onLost: (error: Error) => void;
  /** Checks or migrates the schema; migrates by default. */
  readonly prepareSchema?: (pool: pg.Pool) => Promise<unknown>;
  readonly longestStatementMs?: number | undefined;
}

/**
 * Opens the shop's database and prepares its schema: the PostgreSQL of `DATABASE_URL`, which must be 15 or later, or
 * else the embedded one in the data folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { config, say, onLost, longestStatementMs } = options;
  const prepareSchema =
    options.prepareSchema ?? ((pool) => migrate(pool, readMigrations(migrationsFolder), say));
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(config.dataFolder, say)
      : undefined;
  if (embedded?.isAdopted)
    say(`Took over the database that was left running (pid ${embedded.pid()})`);
  let ending: Promise<void> | undefined;
  let pool: pg.Pool | undefined;
  const close = (): Promise<void> =>
    (ending ??= Promise.resolve(pool?.end()).then(() => embedded?.stop()));
  try {
    const connection: Connection =
      embedded === undefined
        ? { connectionString: config.databaseUrl ?? '' }
        : await prepareDatabase(embedded.host, embedded.port);
    // Connections that close on purpose are not lost.
    const tellLost = (error: Error): void => {
      if (ending === undefined) onLost(error);
    };
    pool = createPool(connection, tellLost, longestStatementMs);
    const version = await serverVersion(pool);
    if (version < OLDEST_POSTGRES) {
      throw new StartupProblem(
        `DATABASE_URL leads to PostgreSQL ${version}; Formulary needs ${OLDEST_POSTGRES} or later.`,
      );
    }
    await prepareSchema(pool);
    return {
      pool,
      db: createDb(pool),
      embedded,
      close,
      kill: () => embedded?.kill(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
