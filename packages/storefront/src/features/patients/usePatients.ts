import { listPatients } from '@formulary/rules/calls/patientCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import { useRead } from '../../lib/http/useRead.ts';

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
