import type { PrescriptionStatus, PrescriptionWait } from './prescription.ts';

/** What decides what a prescription waits for. */
export interface PrescriptionProgress {
  readonly status: PrescriptionStatus;
  /** The link in the prescriber's mail was followed. */
  readonly isConfirmed: boolean;
  /** It was corrected by another, or its items were taken off the order. */
  readonly isSettled: boolean;
  readonly isOrderCancelled: boolean;
}

/**
 * What has to happen next with a prescription (spec 4.5, reading R23): its signature, the link in the prescriber's mail, or,
 * once it was rejected, that the practitioner corrects it or gives its items up. Of a cancelled order it waits for nothing.
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
