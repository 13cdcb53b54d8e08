import { listMyPrescribers } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the prescribers whom the practitioner requested, latest first (spec 7.33). */
export function useMyPrescribers() {
  return useRead(listMyPrescribers, { body: { query: {} } }, { keepPrevious: true });
}
