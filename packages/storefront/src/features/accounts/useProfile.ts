import { getProfile } from '@formulary/rules/calls/profileCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the signed-in user's profile; nothing for a visitor (spec 7.8). */
export function useProfile() {
  return useRead(getProfile, {});
}
