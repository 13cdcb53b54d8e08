import type pg from 'pg';
import type { Db } from './Db.ts';
import type { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';

/** A database that is reachable and migrated. */
export interface DatabaseHandle {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** The embedded PostgreSQL, if it is one. */
  readonly embedded?: Pick<EmbeddedPostgres, 'user' | 'enter'> | undefined;
  /** Ends the connections and stops the embedded PostgreSQL, if it is one. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** The same this instant, without finishing anything; for a second Ctrl-C. */
  readonly kill: () => void;
}
