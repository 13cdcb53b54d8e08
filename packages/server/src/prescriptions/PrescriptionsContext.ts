import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { Db } from '../platform/database/Db.ts';

/** What prescriptions work with. */
export interface PrescriptionsContext {
  readonly db: Db;
  /** Days that a prescription waits for its signature, and lapses then. */
  readonly daysToSign: number;
  /** What is asked of the day on which a patient was seen. */
  readonly consultation: ConsultationRule;
}
