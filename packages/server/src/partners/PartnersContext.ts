import type { Db } from '../platform/database/Db.ts';

/** Dependencies of the partner routes. */
export interface PartnersContext {
  readonly db: Db;
  /** The shop's public address, for links in mails; read when a link is made. */
  readonly shopUrl: string;
  /** The server's clock. */
  readonly now: () => Date;
}
