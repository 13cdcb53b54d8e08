import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Db } from '../platform/database/Db.ts';
import type { Ledger, Trust } from '../prescriptions/trust/Trust.ts';

/** What signing and confirming prescriptions work with. */
export interface SigningContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** Days that a prescription waits for its signature. */
  readonly daysToSign: number;
  /** For how long a password that was given counts. */
  readonly presenceMs: number;
  /** What is asked of the day on which the patient was seen. */
  readonly consultation: ConsultationRule;
  /** What signatures are sealed and events are recorded with. */
  readonly ledger: Ledger;
  /** What is signed and confirmed is compared with it first. */
  readonly trust: Trust;
}
