import type { Role } from './role.ts';

const practitioners: readonly Role[] = ['practitioner'];
const prescribers: readonly Role[] = ['prescriber'];

/**
 * What only some roles may do on screens and within calls that are there for others too (spec 6.2, 6.3); who may make a call is
 * its `access`.
 */
export const permissions = {
  choosePrescriber: practitioners,
  writeManualPrescriptions: prescribers,
  printPrescriptionTemplate: prescribers,
} as const;

export type Permission = keyof typeof permissions;
