import type { PrescriptionStatus, PrescriptionWait } from './prescription.ts';

/** The fields that determine the next step of a prescription. */
export interface PrescriptionProgress {
  readonly status: PrescriptionStatus;
  /** Whether the prescriber opened the link in the e-mail. */
  readonly isConfirmed: boolean;
  /** Whether it was corrected by another one, or its items were removed from the order. */
  readonly isSettled: boolean;
  readonly isOrderCancelled: boolean;
}

/**
 * Returns the next step of a prescription (spec 4.5, reading R23): its signature, the link in the prescriber's e-mail,
 * or the practitioner's response to a rejection. A cancelled order needs nothing.
 */
export function prescriptionWaitsFor({
  status,
  isConfirmed,
  isSettled,
  isOrderCancelled,
}: PrescriptionProgress): PrescriptionWait {
  if (isOrderCancelled) return 'nothing';
  if (status === 'unsigned') return 'signature';
  if (status === 'signed') return isConfirmed ? 'nothing' : 'confirmation';
  return isSettled ? 'nothing' : 'correction';
}
