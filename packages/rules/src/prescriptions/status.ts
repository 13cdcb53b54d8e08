import { fullName } from '../text/fullName.ts';
import type { Prescription, PrescriptionStatus, PrescriptionWait } from './prescription.ts';

/** The labels of a prescription's status (spec 2.19, 3.13). */
export const statusLabel = {
  unsigned: 'Unsigned',
  signed: 'Signed',
  rejected: 'Rejected',
} as const satisfies Record<PrescriptionStatus, string>;

/** The fields that determine the next step of a prescription. */
interface PrescriptionProgress {
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

/**
 * Describes the next step of a prescription for its reader: 'Your signature' to its prescriber, 'Helen Marsh to sign'
 * to its practitioner. Undefined if there is none.
 */
export function waitingWords(
  prescription: Pick<Prescription, 'waitsFor' | 'prescriber' | 'practitioner'>,
  readerId: number,
): string | undefined {
  const { waitsFor, prescriber, practitioner } = prescription;
  const isPrescriber = prescriber.id === readerId;
  const prescriberName = fullName(prescriber);
  const words = {
    signature: isPrescriber ? 'Your signature' : `${prescriberName} to sign`,
    confirmation: isPrescriber ? 'The link in your email' : `${prescriberName} to confirm by email`,
    correction:
      practitioner.id === readerId ? 'Your correction' : `${fullName(practitioner)} to correct`,
    nothing: undefined,
  };
  return words[waitsFor];
}

/** Returns since when the next step of a prescription is pending. Undefined if there is none. */
export function waitingSince({
  waitsFor,
  createdAt,
  verifiedAt,
  signedAt,
  rejectedAt,
}: Pick<Prescription, 'waitsFor' | 'createdAt' | 'verifiedAt' | 'signedAt' | 'rejectedAt'>):
  | Date
  | undefined {
  const since = {
    signature: verifiedAt ?? createdAt,
    confirmation: signedAt,
    correction: rejectedAt,
    nothing: undefined,
  };
  return since[waitsFor];
}

const MINUTE_MS = 60_000;
const LATEST_MS = 4 * MINUTE_MS;

/**
 * Returns by when the link that confirms a signature is mailed. Links for prescriptions signed within four minutes
 * share one e-mail, which is sent after that time at the latest.
 */
export function confirmationSentBy(signedAt: Date): Date {
  return new Date(+signedAt + LATEST_MS);
}
