import type { ProfessionalStatus } from '../accounts/professionalStatuses.ts';

/**
 * The public registers of health professionals in Great Britain, each with the page of its search. Addresses were
 * compared with what others link to on 29 November 2026; docs/decisions/2026-11-29-desk-customers.md names the sources.
 */
export const professionalRegisters = {
  GPhC: {
    body: 'General Pharmaceutical Council',
    address: 'https://www.pharmacyregulation.org/registers',
  },
  NMC: {
    body: 'Nursing and Midwifery Council',
    address: 'https://www.nmc.org.uk/registration/search-the-register/',
  },
  GMC: {
    body: 'General Medical Council',
    address: 'https://www.gmc-uk.org/registration-and-licensing/the-medical-register',
  },
  GDC: { body: 'General Dental Council', address: 'https://olr.gdc-uk.org/SearchRegister' },
  HCPC: {
    body: 'Health and Care Professions Council',
    address: 'https://www.hcpc-uk.org/check-the-register/',
  },
} as const;

export type ProfessionalRegister = keyof typeof professionalRegisters;

/** The registers' short names. */
export const registerNames = Object.keys(professionalRegisters) as [
  ProfessionalRegister,
  ...ProfessionalRegister[],
];

const registerOfStatus: Readonly<Record<ProfessionalStatus, ProfessionalRegister>> = {
  Doctor: 'GMC',
  Nurse: 'NMC',
  'Nurse Prescriber': 'NMC',
  Dentist: 'GDC',
  Pharmacist: 'GPhC',
  'Pharmacist Prescriber': 'GPhC',
  // Paramedics, podiatrists, physiotherapists and others; staff choose another register where it is another profession.
  Other: 'HCPC',
};

/** Returns the register that a professional status is checked against; undefined for people who claim none. */
export function registerOf(
  status: ProfessionalStatus | undefined,
): ProfessionalRegister | undefined {
  return status === undefined ? undefined : registerOfStatus[status];
}
