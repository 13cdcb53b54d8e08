import { hashToken } from '../accounts/tokens/accountTokens.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { findInvitation } from './invitations.queries.ts';
import { invitationRequestedMail } from './mails/invitationMails.ts';
import { partnerLinks } from './partnerLinks.ts';
import { readPartner } from './partnerPeople.queries.ts';
import type { Occasion } from './sendRequest.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Tells the sender of an invitation that the invitee asks for a new one; once a day per link. Refuses with 'token-dead'
 * and 'too-many-requests'.
 */
export async function askForInvitation(
  db: Db,
  token: string,
  { shopUrl, now }: Occasion,
): Promise<void> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new Refused('token-dead');
  await takeAttempt(db, { kind: 'ask-invitation', key: token, most: 1, perMs: DAY_MS }, now);
  await withTransaction(db, async (trx) => {
    const { id, email: recipient, firstName } = await readPartner(trx, invitation.practitionerId);
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'invitation-asked',
      subject: `user ${id}`,
      detail: {},
    });
    const link = partnerLinks.addPrescriber(shopUrl);
    const mail = invitationRequestedMail({ recipient, firstName, invited: invitation.email, link });
    await queueMail(trx, mail, eventId);
  });
}
