import { listPrescribers } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/**
 * Reads the prescribers who accepted the signed-in practitioner; not needed in a prescriber's own checkout (spec 7.32,
 * 6.3).
 */
export function usePrescribers(isEnabled: boolean) {
  const input = { body: { query: { status: 'accepted' as const } } };
  return useRead(listPrescribers, isEnabled ? input : null);
}
