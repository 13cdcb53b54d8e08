import type { Catalogue } from './catalogue/readModel/Catalogue.ts';
import type { Db } from './platform/database/Db.ts';
import type { Sessions } from './accounts/sessions/createSessions.ts';
import type { UnconfirmedLimits } from './accounts/unconfirmed/UnconfirmedLimits.ts';

/** What the rooms of the shop work with. */
export interface ShopContext {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly isProduction: boolean;
  readonly unconfirmedLimits: UnconfirmedLimits;
  /** The shop's public address, for links in mails; never what a request calls it. Read it when a link is made. */
  readonly shopUrl: string;
  /** The server's clock; tests bring their own. */
  readonly now: () => Date;
}
