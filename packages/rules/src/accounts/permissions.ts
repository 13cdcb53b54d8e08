import type { Role } from './role.ts';

const practitioners: readonly Role[] = ['practitioner'];
const prescribers: readonly Role[] = ['prescriber'];

/**
 * The permissions that only some roles have on screens and within calls open to other roles too (spec 6.2, 6.3). The
 * `access` of a call says who may make it.
 */
export const permissions = {
  choosePrescriber: practitioners,
  writeManualPrescriptions: prescribers,
  printPrescriptionTemplate: prescribers,
} as const;

export type Permission = keyof typeof permissions;
