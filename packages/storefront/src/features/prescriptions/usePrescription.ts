import { getPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads one prescription (spec 7.43); nothing without an id. */
export function usePrescription(id: number | undefined) {
  return useRead(getPrescription, id === undefined ? null : { params: { id } });
}
