import type { Db } from '../platform/database/Db.ts';
import type { Ledger } from '../prescriptions/trust/Trust.ts';

/** What the review of prescriptions works with. */
export interface ReviewContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** Days that a prescription waits for its signature. */
  readonly daysToSign: number;
  /** What events are recorded with. */
  readonly ledger: Ledger;
}
