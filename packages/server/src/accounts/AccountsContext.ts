import type { Db } from '../platform/database/Db.ts';
import type { Sessions } from './sessions/createSessions.ts';
import type { UnconfirmedLimits } from './unconfirmed/UnconfirmedLimits.ts';

/** What accounts work with. */
export interface AccountsContext {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly isProduction: boolean;
  readonly unconfirmedLimits: UnconfirmedLimits;
  /** The shop's public address, for links in mails; never what a request calls it. Read it when a link is made. */
  readonly shopUrl: string;
  /** For how long a password that was given counts. */
  readonly presenceMs: number;
  /** The server's clock; tests bring their own. */
  readonly now: () => Date;
}
