import { getPatient, listPatients } from '@formulary/rules/calls/patientCalls';
import { useRead } from '../../lib/http/useRead.ts';
import type { Patient } from '@formulary/rules/patients/patient';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';

const NOT_THERE = 404;

/** Reads one of the user's patients (spec 7.40), the first of the answer; 0 reads nothing. */
export function usePatient(id: number) {
  const { data, error, isValidating, mutate } = useRead(
    getPatient,
    id > 0 ? { body: { id } } : null,
  );
  const isMissing = id === 0 || error?.status === NOT_THERE || data?.length === 0;
  return {
    patient: data?.[0],
    isMissing,
    isFailed: error !== undefined && !isMissing && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Joins two lists of patients without duplicates, the first list first. */
export function joinPatients<Known extends Patient>(
  first: readonly Known[] = [],
  second: readonly Known[] = [],
): readonly Known[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/**
 * Reads the first of the signed-in user's patients by name (spec 7.39); `areAll` means that the server need not be
 * searched.
 */
export function usePatients() {
  const read = useRead(
    listPatients,
    { query: { limit: PAGE_SIZES.patientsAtHand } },
    { keepPrevious: true },
  );
  const areAll = read.data !== undefined && read.data.length < PAGE_SIZES.patientsAtHand;
  return { ...read, areAll };
}
