import type { Trx } from '../src/platform/database/Trx.ts';
import type { Ledger, Trust } from '../src/prescriptions/trust/Trust.ts';

/** Context for writing the demo's history: one transaction, and the present time to count back from. */
export interface DemoShop {
  readonly trx: Trx;
  readonly now: Date;
  /** Public address of the shop, for links in mails. */
  readonly shopUrl: string;
  /** Seals the signatures of the history, and records its events. */
  readonly ledger: Ledger;
  readonly trust: Trust;
}
