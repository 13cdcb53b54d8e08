import { listPatients } from '@formulary/rules/calls/patientCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The signed-in user's own patients, by name (spec 7.39). */
export function usePatients() {
  return useRead(listPatients, {}, { keepPrevious: true });
}
