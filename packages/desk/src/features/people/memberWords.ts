import type { StaffMember, StaffState } from '@formulary/rules/accounts/staffMember';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';

/** States of an account, as the tag shows them. */
export const stateWords = {
  invited: { tone: 'warning', label: 'Invited' },
  active: { tone: 'success', label: 'Active' },
  ended: { tone: 'neutral', label: 'Ended' },
} as const satisfies Record<StaffState, { readonly tone: string; readonly label: string }>;

/** Says what an account waits for, or when it was last used. */
export function lastSeen({ state, lastSignInAt, invitedUntil }: StaffMember, now: Date): string {
  if (state === 'invited') {
    if (!invitedUntil || invitedUntil < now) return 'The invitation has expired';
    return `The invitation holds until ${formatMoment(invitedUntil)}`;
  }
  return lastSignInAt ? relativeTime(lastSignInAt, now) : 'Never';
}
