import type { Db } from '../../platform/database/Db.ts';

/** What passkeys work with. */
export interface PasskeysContext {
  readonly db: Db;
  /** The shop's public address: passkeys are made for its host. */
  readonly shopUrl: string;
  /** For how long a password that was given counts. */
  readonly presenceMs: number;
  /** The server's clock. */
  readonly now: () => Date;
}
