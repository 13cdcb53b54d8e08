import type { Trx } from '../src/platform/database/Trx.ts';
import type { Ledger, Trust } from '../src/prescriptions/trust/Trust.ts';

/** What the demo's past is written with: everything happens in one transaction, some time before now. */
export interface DemoShop {
  readonly trx: Trx;
  readonly now: Date;
  /** The shop's public address, for the links in mails. */
  readonly shopUrl: string;
  /** Seals the signatures of the past, and records its events. */
  readonly ledger: Ledger;
  readonly trust: Trust;
}
