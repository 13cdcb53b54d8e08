import { listPatients } from '@formulary/rules/calls/patientCalls';
import { PAGE_SIZES } from '@formulary/rules/paging/pageSizes';
import { useRead } from '../../lib/http/useRead.ts';

/**
 * The first of the signed-in user's own patients by name (spec 7.39), and whether they are all: then nothing about them has to
 * be asked of the server.
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
