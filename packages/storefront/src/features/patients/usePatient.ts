import { getPatient } from '@formulary/rules/calls/patientCalls';
import { useRead } from '../../lib/http/useRead.ts';

const NOT_THERE = 404;

/** Reads one of the user's patients (spec 7.40), the first of the answer; 0 reads nothing. */
export function usePatient(id: number, options: { readonly isBackground?: boolean } = {}) {
  const { data, error, isValidating, mutate } = useRead(
    getPatient,
    id > 0 ? { body: { id } } : null,
    options,
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
