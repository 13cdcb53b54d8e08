import type pg from 'pg';
import type { Db } from './Db.ts';
import type { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';

/** A database that is reachable and migrated. */
export interface DatabaseHandle {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** The embedded PostgreSQL, if in use. */
  readonly embedded?: Pick<EmbeddedPostgres, 'user' | 'enter'> | undefined;
  /** Closes the connections and stops the embedded PostgreSQL, if in use. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** Does the same at once, without finishing anything; for a second Ctrl-C. */
  readonly kill: () => void;
}
