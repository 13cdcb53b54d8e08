import { findLikelyPatients } from '@formulary/rules/calls/patientCalls';
import { parseDate } from '@formulary/rules/dates/dateField';
import type { Patient } from '@formulary/rules/patients/patient';
import type { PatientField } from '@formulary/rules/patients/patientForm';
import { useRead } from '../../lib/http/useRead.ts';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import { joinPatients, usePatients } from './usePatients.ts';

const LONGEST_NAME = 100;

/** Returns the typed person for the call; undefined until both names and a valid date are there. */
function personOf(typed: Readonly<Partial<Record<PatientField, string>>>, id: number | undefined) {
  const { firstName = '', lastName = '', birthDate = '' } = typed;
  const names = [firstName.trim(), lastName.trim()] as const;
  const born = parseDate(birthDate);
  const isWhole =
    born !== undefined && names.every((name) => name !== '' && name.length <= LONGEST_NAME);
  if (!isWhole) return undefined;
  const person = { firstName: names[0], lastName: names[1], birthDate: born };
  return id === undefined ? person : { ...person, id };
}

/**
 * Reads the patients among whom the form finds likely duplicates: all if few, else the server's candidates. Also asks
 * the server if the patients failed to load.
 */
export function useLikelyPatients(
  typed: Readonly<Partial<Record<PatientField, string>>>,
  patientId: number | undefined,
) {
  const { data: first, error, areAll } = usePatients();
  const person = personOf(typed, patientId);
  const settled = useDebounced(JSON.stringify(person ?? null));
  const isRead = first !== undefined || error !== undefined;
  const isAsked = isRead && !areAll && person !== undefined;
  const isSettled = settled === JSON.stringify(person ?? null);
  const read = useRead(findLikelyPatients, isAsked && isSettled ? { body: person } : null, {
    keepPrevious: true,
  });
  const { data: likely, error: notFound, isValidating, mutate } = read;
  return {
    patients: first || likely ? joinPatients<Patient>(likely, first) : undefined,
    isFailed: notFound !== undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
