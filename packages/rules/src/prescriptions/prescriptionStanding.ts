import type { PrescriptionStatus } from './prescription.ts';

/** What decides who may do what with a prescription now (spec 4.5, 6.4). */
export interface PrescriptionStanding {
  readonly prescriberId: number;
  /** There once it is verified. */
  readonly documentId: string | undefined;
  readonly status: PrescriptionStatus;
  /** Signed, but the link in the e-mail has not been opened yet. */
  readonly isAwaitingSignVerification?: boolean;
}
