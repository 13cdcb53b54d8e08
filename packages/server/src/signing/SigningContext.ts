import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Db } from '../platform/database/Db.ts';
import type { Ledger, Trust } from '../prescriptions/trust/Trust.ts';

/** Dependencies of signing and confirming prescriptions. */
export interface SigningContext {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** Days until an unsigned prescription lapses. */
  readonly daysToSign: number;
  /** How long a given password stays valid as presence. */
  readonly presenceMs: number;
  /** Rule for the day of the consultation. */
  readonly consultation: ConsultationRule;
  /** Seals signatures and records events. */
  readonly ledger: Ledger;
  /** Evidence that is compared before signing and confirming. */
  readonly trust: Trust;
}
