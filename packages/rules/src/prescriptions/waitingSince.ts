import type { Prescription } from './prescription.ts';

const MINUTE_MS = 60_000;
const LATEST_MS = 4 * MINUTE_MS;

type Waiting = Pick<
  Prescription,
  'waitsFor' | 'createdAt' | 'verifiedAt' | 'signedAt' | 'rejectedAt'
>;

/** Returns since when the next step of a prescription is pending. Undefined if there is none. */
export function waitingSince(prescription: Waiting): Date | undefined {
  const { waitsFor, createdAt, verifiedAt, signedAt, rejectedAt } = prescription;
  const since = {
    signature: verifiedAt ?? createdAt,
    confirmation: signedAt,
    correction: rejectedAt,
    nothing: undefined,
  };
  return since[waitsFor];
}

/**
 * Returns by when the link that confirms a signature is mailed. Links for prescriptions signed within four minutes
 * share one e-mail, which is sent after that time at the latest.
 */
export function confirmationSentBy(signedAt: Date): Date {
  return new Date(+signedAt + LATEST_MS);
}
