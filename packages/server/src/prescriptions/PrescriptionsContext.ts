import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Db } from '../platform/database/Db.ts';

/** Dependencies of the prescription routes. */
export interface PrescriptionsContext {
  readonly db: Db;
  /** Days until an unsigned prescription lapses. */
  readonly daysToSign: number;
  /** Rule for the day of the consultation. */
  readonly consultation: ConsultationRule;
}
