import { listMyPrescribers } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The prescribers whom the practitioner asked, the last first (spec 7.33). */
export function useMyPrescribers() {
  return useRead(listMyPrescribers, { body: { query: {} } }, { keepPrevious: true });
}
