import type { HoldTimes } from '../orders/orderSettings.ts';
import type { Db } from '../platform/database/Db.ts';

/** Dependencies of a staff command about an order. */
export interface StaffPaymentsContext {
  readonly db: Db;
  readonly now: Date;
  readonly holds: HoldTimes;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
}
