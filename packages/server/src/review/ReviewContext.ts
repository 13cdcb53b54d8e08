import type { Db } from '../platform/database/Db.ts';
import type { Ledger } from '../prescriptions/trust/Trust.ts';

/** Dependencies of the review of prescriptions. */
export interface ReviewContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** Days until an unsigned prescription lapses. */
  readonly daysToSign: number;
  /** Ledger that records events. */
  readonly ledger: Ledger;
}
