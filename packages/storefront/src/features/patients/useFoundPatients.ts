import { countPatients, findPatients } from '@formulary/rules/calls/patientCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import { LONGEST_PATIENT_SEARCH } from '@formulary/rules/patients/searchPatients';
import { useRead } from '../../lib/http/useRead.ts';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import { joinPatients, usePatients } from './usePatients.ts';

const KEEPING = { keepPrevious: true } as const;

/**
 * Reads the patients to search in: all of them if few. Of many, the first by name at once, and the server's matches
 * when typing pauses; `count` is the number of matches, once known.
 */
export function useFoundPatients(typed: string) {
  const { data: first, error, isValidating, mutate, areAll } = usePatients();
  const trimmed = typed.trim().slice(0, LONGEST_PATIENT_SEARCH);
  const search = useDebounced(trimmed);
  const isServerSearch = first !== undefined && !areAll;
  const page = { limit: PAGE_SIZES.patientsAtHand, skip: 0 };
  const query = { search };
  const found = useRead(
    findPatients,
    isServerSearch && search !== '' ? { body: { query, page } } : null,
    KEEPING,
  );
  const counted = useRead(countPatients, isServerSearch ? { body: { query } } : null, KEEPING);
  const isSettled = search === trimmed && !found.isLoading && !counted.isLoading;
  const isFailed = (error !== undefined && !first) || (found.error ?? counted.error) !== undefined;
  return {
    patients: first && joinPatients(found.data, first),
    areAll,
    count: isServerSearch && isSettled ? counted.data : undefined,
    isSearching: isServerSearch && !isSettled,
    isFailed,
    isRetrying: isValidating || found.isValidating,
    retry: () => void Promise.all([mutate(), found.mutate(), counted.mutate()]),
  };
}
