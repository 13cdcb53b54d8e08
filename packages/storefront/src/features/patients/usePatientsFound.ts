import { findPatients } from '@formulary/rules/calls/patientCalls';
import { LONGEST_PATIENT_SEARCH } from '@formulary/rules/patients/searchPatients';
import { useRead } from '../../lib/http/useRead.ts';

/** Patients that a search shows. */
export const MOST_PATIENTS_FOUND = 4;

/** Reads the own patients whose name, date of birth or postcode the search means. */
export function usePatientsFound(term: string | undefined) {
  const search = term?.slice(0, LONGEST_PATIENT_SEARCH);
  const isAsked = search !== undefined;
  // One more than shown tells whether there are more.
  const page = { limit: MOST_PATIENTS_FOUND + 1, skip: 0 };
  const read = useRead(findPatients, isAsked ? { body: { query: { search }, page } } : null, {
    keepPrevious: true,
  });
  // Without a search, SWR keeps the patients of the last one.
  return { ...read, data: isAsked ? read.data : undefined, isAsked };
}
