import type { HoldTimes } from '../orders/orderSettings.ts';
import type { Db } from '../platform/database/Db.ts';
import type { CardSettings } from './cardSettings.ts';

/** Dependencies of a staff command about an order. */
export interface StaffPaymentsContext {
  readonly db: Db;
  readonly now: Date;
  readonly holds: HoldTimes;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
}

/** Dependencies of payments. */
export interface PaymentsContext {
  readonly db: Db;
  /** Undefined where the shop takes no cards. */
  readonly card: CardSettings | undefined;
  readonly holds: HoldTimes;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** The server's clock. */
  readonly now: () => Date;
}
