import type pg from 'pg';
import type { Connection } from '../platform/database/Connection.ts';
import type { Db } from '../platform/database/Db.ts';

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly connection: Connection;
  /** The same as a `DATABASE_URL`, for a server in a process of its own. */
  readonly url: string;
  /** Drops it. */
  readonly close: () => Promise<void>;
}
