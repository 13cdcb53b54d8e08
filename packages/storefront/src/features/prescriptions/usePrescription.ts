import { getPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** One prescription (spec 7.43); nothing when there is no id. `isBackground` loads the next one ahead. */
export function usePrescription(id: number | undefined, { isBackground = false } = {}) {
  return useRead(getPrescription, id === undefined ? null : { params: { id } }, { isBackground });
}
