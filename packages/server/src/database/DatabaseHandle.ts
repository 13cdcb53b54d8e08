import type pg from 'pg';
import type { Db } from './Db.ts';

/** A database that is reachable and migrated. */
export interface DatabaseHandle {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Ends the connections and stops the embedded PostgreSQL, if it is one. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** The same this instant, without finishing anything; for a second Ctrl-C. */
  readonly kill: () => void;
}
