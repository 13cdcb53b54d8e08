import { listInvitations } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Whom the practitioner invited who is no prescriber here yet. */
export function useInvitations() {
  return useRead(listInvitations, {}, { isBackground: true });
}
