import { parseDate } from '../dates/dateField.ts';
import { likelyDuplicates } from './likelyDuplicates.ts';
import type { Patient } from './patient.ts';
import type { PatientField } from './patientRules.ts';

/**
 * Returns the `likelyDuplicates` of the values in the patient form. Empty until both names and an existing date are
 * entered.
 */
export function duplicatesOfTyped<Known extends Patient>(
  typed: Readonly<Partial<Record<PatientField, string>>>,
  patients: readonly Known[],
  id?: number,
): readonly Known[] {
  const { firstName = '', lastName = '', birthDate = '' } = typed;
  const born = parseDate(birthDate);
  const isNamed = firstName.trim() !== '' && lastName.trim() !== '';
  if (!isNamed || !born.ok) return [];
  return likelyDuplicates({ id, firstName, lastName, birthDate: born.value }, patients);
}
