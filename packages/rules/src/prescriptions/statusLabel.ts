import type { PrescriptionStatus } from './prescription.ts';

/** What a prescription's status is called (spec 2.19, 3.13). */
export const statusLabel = {
  unsigned: 'Unsigned',
  signed: 'Signed',
  rejected: 'Rejected',
} as const satisfies Record<PrescriptionStatus, string>;
