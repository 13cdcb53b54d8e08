import type { Db } from '../platform/database/Db.ts';

/** What prescriptions work with. */
export interface PrescriptionsContext {
  readonly db: Db;
  /** Days that a prescription waits for its signature, and lapses then. */
  readonly daysToSign: number;
}
