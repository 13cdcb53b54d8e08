import type { DatabaseUser } from './DatabaseUser.ts';

/** The embedded database, from the outside. */
export interface EmbeddedPostgres {
  /** Folder of its Unix socket, `host` in the words of the pg driver. */
  readonly host: string;
  readonly port: number;
  /** Whether one that outlived its server was taken over instead of a new one started. */
  readonly isAdopted: boolean;
  /** Process id of the PostgreSQL that runs now. */
  readonly pid: () => number;
  /** Who PostgreSQL runs as; its fields are `undefined` when that is who we are. */
  readonly user: DatabaseUser;
  /** To be called before this process becomes that user: it goes where PostgreSQL can be looked after without root. */
  readonly enter: () => void;
  /** Stops PostgreSQL and gives the data folder up. Safe to call twice. */
  readonly stop: () => Promise<void>;
  /** Stops it this instant, without waiting; for a second Ctrl-C. */
  readonly kill: () => void;
}
