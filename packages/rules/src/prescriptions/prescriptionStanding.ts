import type { PrescriptionStatus } from './prescription.ts';

/** The fields that decide which actions on a prescription are allowed now (spec 4.5, 6.4). */
export interface PrescriptionStanding {
  readonly prescriberId: number;
  /** Set once the prescription is verified. */
  readonly documentId: string | undefined;
  readonly status: PrescriptionStatus;
  /** Whether it is signed and the link in the e-mail has not been opened yet. */
  readonly isAwaitingSignVerification?: boolean;
}
