import type { DatabaseUser } from './chooseDatabaseUser.ts';

/** Handle of the embedded database. */
export interface EmbeddedPostgres {
  /** Folder of the Unix socket, which the pg driver calls `host`. */
  readonly host: string;
  readonly port: number;
  /** Whether a PostgreSQL that outlived its server was adopted instead of starting a new one. */
  readonly isAdopted: boolean;
  /** Process id of the running PostgreSQL. */
  readonly pid: () => number;
  /** The user that PostgreSQL runs as; `undefined` fields mean the current user. */
  readonly user: DatabaseUser;
  /**
   * Call before this process becomes that user: changes the working folder so that PostgreSQL can be managed without
   * root.
   */
  readonly enter: () => void;
  /** Stops PostgreSQL and releases the data folder. Safe to call twice. */
  readonly stop: () => Promise<void>;
  /** Stops PostgreSQL at once, without waiting; for a second Ctrl-C. */
  readonly kill: () => void;
}
