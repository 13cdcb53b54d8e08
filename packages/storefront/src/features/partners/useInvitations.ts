import { listInvitations } from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the practitioner's invitations to people who are not prescribers here yet. */
export function useInvitations() {
  return useRead(listInvitations, {}, { isBackground: true });
}
