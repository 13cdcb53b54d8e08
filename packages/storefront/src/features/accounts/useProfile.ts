import { getProfile } from '@formulary/rules/calls/profileCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The signed-in user, nothing for a visitor (spec 7.8). */
export function useProfile() {
  return useRead(getProfile, {}, { isBackground: true });
}
