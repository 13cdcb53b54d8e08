import type { PrescriptionStatus } from './prescription.ts';

/** The labels of a prescription's status (spec 2.19, 3.13). */
export const statusLabel = {
  unsigned: 'Unsigned',
  signed: 'Signed',
  rejected: 'Rejected',
} as const satisfies Record<PrescriptionStatus, string>;
