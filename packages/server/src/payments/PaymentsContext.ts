import type { HoldTimes } from '../orders/HoldTimes.ts';
import type { Db } from '../platform/database/Db.ts';
import type { CardSettings } from './CardSettings.ts';

/** What payments work with. */
export interface PaymentsContext {
  readonly db: Db;
  /** None where the shop takes no cards. */
  readonly card: CardSettings | undefined;
  readonly holds: HoldTimes;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** The server's clock. */
  readonly now: () => Date;
}
