import { getPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads one prescription (spec 7.43); nothing without an id. `isBackground` preloads the next one. */
export function usePrescription(id: number | undefined, { isBackground = false } = {}) {
  return useRead(getPrescription, id === undefined ? null : { params: { id } }, { isBackground });
}
