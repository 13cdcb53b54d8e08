import type pg from 'pg';
import type { Connection } from '../../platform/database/createPool.ts';
import type { Db } from '../../platform/database/Db.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly connection: Connection;
  /** The connection as a `DATABASE_URL`, for a separate server process. */
  readonly url: string;
  /** Drops the database. */
  readonly close: () => Promise<void>;
}
