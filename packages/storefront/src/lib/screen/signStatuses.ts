import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';

/** Values of `signStatus` in addresses: `signStatus=0` is unsigned (spec 2.18). */
export const signStatuses = {
  unsigned: '0',
  signed: '1',
  rejected: '-1',
} as const satisfies Record<PrescriptionStatus, string>;
