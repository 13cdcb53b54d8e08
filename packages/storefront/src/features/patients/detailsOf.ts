import { parseDate } from '@formulary/rules/dates/dateField';
import type { PatientDetails } from '@formulary/rules/patients/patient';
import type { PatientField } from '@formulary/rules/patients/patientRules';
import { tidyPatient } from '@formulary/rules/patients/tidyPatient';

/** Returns the call's input from a valid form. */
export function detailsOf(
  typed: Readonly<Record<PatientField, string>>,
  id: number | undefined,
): PatientDetails {
  const born = parseDate(typed.birthDate);
  // Valid, because the form's rules have passed.
  const details = tidyPatient({ ...typed, birthDate: born.ok ? born.value : '' });
  return id === undefined ? details : { ...details, id };
}
