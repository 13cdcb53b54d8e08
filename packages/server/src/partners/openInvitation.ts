import type { OpenedInvitation } from '@formulary/rules/partners/openedInvitation';
import { fullName } from '@formulary/rules/text/fullName';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { findInvitation } from './invitations.queries.ts';
import { readPartner } from './partnerPeople.queries.ts';

/** Returns the address and the sender of an invitation. Refuses an unknown, used or expired link with 'token-dead'. */
export async function openInvitation(db: Db, token: string, now: Date): Promise<OpenedInvitation> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new Refused('token-dead');
  const { firstName, lastName } = await readPartner(db, invitation.practitionerId);
  return {
    email: invitation.email,
    invitedBy: fullName({ firstName, lastName }),
    standing: invitation.expiresAt > now ? 'open' : 'expired',
  };
}
