import { listPrescribers } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The prescribers who accepted the signed-in practitioner; nobody is asked for in a prescriber's own checkout (spec 7.32, 6.3). */
export function usePrescribers(isWanted: boolean) {
  const input = { body: { query: { status: 'accepted' as const } } };
  return useRead(listPrescribers, isWanted ? input : null, { isBackground: true });
}
