import type { Prescription } from './prescription.ts';

const MINUTE_MS = 60_000;
const LATEST_MS = 4 * MINUTE_MS;

type Waiting = Pick<
  Prescription,
  'waitsFor' | 'createdAt' | 'verifiedAt' | 'signedAt' | 'rejectedAt'
>;

/** Since when a prescription waits for what it waits for; nothing where it waits for nothing. */
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
 * Returns by when the link that confirms a signature is mailed. The links of what a prescriber signs within four minutes go in one
 * mail; it never waits longer for another signature.
 */
export function confirmationSentBy(signedAt: Date): Date {
  return new Date(+signedAt + LATEST_MS);
}
