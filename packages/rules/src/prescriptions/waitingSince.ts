import type { Prescription } from './prescription.ts';

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
