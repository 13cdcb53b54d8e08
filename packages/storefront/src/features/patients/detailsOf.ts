import { parseDate } from '@formulary/rules/dates/parseDate';
import type { PatientDetails } from '@formulary/rules/patients/patient';
import type { PatientField } from '@formulary/rules/patients/patientRules';
import { tidyPatient } from '@formulary/rules/patients/tidyPatient';

/** What the call takes of what was typed, once the form's rules are content with it. */
export function detailsOf(
  typed: Readonly<Record<PatientField, string>>,
  id: number | undefined,
): PatientDetails {
  const born = parseDate(typed.birthDate);
  // The form's rules have vouched for it.
  const details = tidyPatient({ ...typed, birthDate: born.ok ? born.value : '' });
  return id === undefined ? details : { ...details, id };
}
