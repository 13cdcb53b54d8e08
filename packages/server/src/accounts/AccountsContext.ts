import type { Db } from '../platform/database/Db.ts';
import type { Sessions } from './sessions/createSessions.ts';
import type { UnconfirmedLimits } from './unconfirmed/unconfirmedRoom.ts';

/** Dependencies of the account services. */
export interface AccountsContext {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly isProduction: boolean;
  readonly unconfirmedLimits: UnconfirmedLimits;
  /** The shop's public address, for links in mails; never the host of a request. Read it when a link is made. */
  readonly shopUrl: string;
  /** How long an entered password counts as proof of presence. */
  readonly presenceMs: number;
  /** The server's clock; tests pass their own. */
  readonly now: () => Date;
}
