import type { Patient } from './patient.ts';

/** A patient's name as lists have it, the family name first and in capitals: 'JONES, Amara'. */
export function patientName({
  firstName,
  lastName,
}: Pick<Patient, 'firstName' | 'lastName'>): string {
  return `${lastName.toLocaleUpperCase('en-GB')}, ${firstName}`;
}
