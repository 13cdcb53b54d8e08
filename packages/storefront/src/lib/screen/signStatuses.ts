import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';

/** How an address writes the status of prescriptions: `signStatus=0` is unsigned (spec 2.18). */
export const signStatuses = {
  unsigned: '0',
  signed: '1',
  rejected: '-1',
} as const satisfies Record<PrescriptionStatus, string>;
