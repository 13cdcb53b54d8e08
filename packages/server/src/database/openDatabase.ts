import type { Config } from '../config.ts';
import { StartupProblem } from '../startup/StartupProblem.ts';
import type { Connection } from './Connection.ts';
import { createDb } from './createDb.ts';
import { createPool } from './createPool.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrate.queries.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import type { DatabaseHandle } from './DatabaseHandle.ts';
import { readMigrations } from './readMigrations.ts';
import { serverVersion } from './serverVersion.queries.ts';

const OLDEST_POSTGRES = 15;

/** What opening needs to know, and whom to tell. */
export interface OpenDatabaseOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  readonly say: (progress: string) => void;
  readonly onLost: (error: Error) => void;
}

/**
 * Opens the shop's database and brings its schema forward: the PostgreSQL of `DATABASE_URL`, which
 * must be 15 or later, or else the embedded one in the data folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { config, say, onLost } = options;
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(config.dataFolder, say)
      : undefined;
  if (embedded?.isAdopted)
    say(`Took over the database that was left running (pid ${embedded.pid()})`);
  try {
    const connection: Connection =
      embedded === undefined
        ? { connectionString: config.databaseUrl ?? '' }
        : await prepareDatabase(embedded.host, embedded.port);
    let ending: Promise<void> | undefined;
    // Connections that end because we end them are not lost.
    const pool = createPool(connection, (error) => {
      if (ending === undefined) onLost(error);
    });
    const version = await serverVersion(pool);
    if (version < OLDEST_POSTGRES) {
      throw new StartupProblem(
        `DATABASE_URL leads to PostgreSQL ${version}; Formulary needs ${OLDEST_POSTGRES} or later.`,
      );
    }
    await migrate(pool, readMigrations(migrationsFolder), say);
    return {
      pool,
      db: createDb(pool),
      close: () => (ending ??= pool.end().then(() => embedded?.stop())),
      kill: () => embedded?.kill(),
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
