import type pg from 'pg';
import { StartupProblem } from '../process/StartupProblem.ts';
import { createDb } from './createDb.ts';
import { type Connection, createPool, openingOfTransaction } from './createPool.ts';
import type { Db } from './Db.ts';
import type { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { requireNotices, requirePreparedStatements } from './requirePooler.queries.ts';
import { migrate } from './migrations/migrate.queries.ts';
import { migrationsFolder, readMigrations } from './migrations/readMigrations.ts';
import { serverVersion } from './serverVersion.queries.ts';
import { transactionHooks } from './transactionHooks.ts';

/** Location of the shop's database. */
export interface DatabaseSettings {
  /** A PostgreSQL 15 or later to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where the same database is reached without the pooler of `databaseUrl`. Undefined if there is no pooler. */
  readonly directUrl?: string | undefined;
  /** Absolute path of the folder that keeps the embedded database. */
  readonly dataFolder: string;
  /** Absolute path of the folder where the embedded database archives its WAL; none by default. */
  readonly walArchive?: string | undefined;
}

/** A database that is reachable and migrated. */
export interface DatabaseHandle {
  readonly pool: pg.Pool;
  /** Reaches PostgreSQL itself, for notices, migrations and jobs. The same as `pool` unless a pooler stands in between. */
  readonly direct: pg.Pool;
  readonly db: Db;
  /** The embedded PostgreSQL, if in use. */
  readonly embedded?: Pick<EmbeddedPostgres, 'user' | 'enter'> | undefined;
  /** Closes the connections and stops the embedded PostgreSQL, if in use. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** Does the same at once, without finishing anything; for a second Ctrl-C. */
  readonly kill: () => void;
}

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
 * else the embedded one in the data folder. With `DATABASE_DIRECT_URL`, `DATABASE_URL` may lead to a pooler in
 * transaction mode that keeps prepared statements.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { config, say, onLost, longestStatementMs } = options;
  const prepareSchema =
    options.prepareSchema ?? ((pool) => migrate(pool, readMigrations(migrationsFolder), say));
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(config.dataFolder, say, { walArchive: config.walArchive })
      : undefined;
  if (embedded?.isAdopted)
    say(`Took over the database that was left running (pid ${embedded.pid()})`);
  let ending: Promise<void> | undefined;
  const pools: pg.Pool[] = [];
  const close = (): Promise<void> =>
    (ending ??= Promise.all(pools.map((each) => each.end())).then(() => embedded?.stop()));
  try {
    const { databaseUrl = '', directUrl } = config;
    const isPooled = embedded === undefined && directUrl !== undefined;
    const connection: Connection =
      embedded === undefined
        ? { connectionString: directUrl ?? databaseUrl }
        : await prepareDatabase(embedded.host, embedded.port);
    // Connections that close on purpose are not lost.
    const tellLost = (error: Error): void => {
      if (ending === undefined) onLost(error);
    };
    const direct = createPool(connection, tellLost, { longestStatementMs });
    pools.push(direct);
    const version = await serverVersion(direct);
    if (version < OLDEST_POSTGRES) {
      throw new StartupProblem(
        `DATABASE_URL leads to PostgreSQL ${version}; Formulary needs ${OLDEST_POSTGRES} or later.`,
      );
    }
    let pool = direct;
    if (isPooled) {
      await requireNotices(direct);
      pool = createPool({ connectionString: databaseUrl }, tellLost, { isPooled });
      pools.push(pool);
      await requirePreparedStatements(pool);
    }
    await prepareSchema(direct);
    const db = createDb(pool);
    if (isPooled) for (const each of openingOfTransaction) transactionHooks(db).opening.add(each);
    return {
      pool,
      direct,
      db,
      embedded,
      close,
      kill: () => embedded?.kill(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
