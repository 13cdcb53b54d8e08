import type { Catalogue } from './catalogue/readModel/Catalogue.ts';
import type { Db } from './database/Db.ts';
import type { Sessions } from './sessions/createSessions.ts';

/** What the rooms of the shop work with. */
export interface ShopContext {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly isProduction: boolean;
  /** The server's clock; tests bring their own. */
  readonly now: () => Date;
}
