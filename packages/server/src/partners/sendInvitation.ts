import { randomBytes } from 'node:crypto';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { storeInvitation } from './invitations.queries.ts';
import { invitationMail } from './mails/invitationMails.ts';
import { requestWaitsMail } from './mails/linkMails.ts';
import { partnerLinks } from './partnerLinks.ts';
import type { Addressee, Partner } from './partnerPeople.queries.ts';
import type { Occasion } from './sendRequest.ts';

const TOKEN_BYTES = 32;
const LIFE_MS = 30 * 24 * 3_600_000;

/** The invited address, and its account while staff review it. */
export interface Invited {
  readonly practitioner: Partner;
  readonly email: string;
  readonly applicant: Addressee | undefined;
}

/**
 * Invites a person to register as a prescriber (spec 7.34): by a link that fills in the address, for 30 days. An
 * applicant is told instead that the request is pending until the account is active.
 */
export async function sendInvitation(
  trx: Trx,
  { practitioner, email, applicant }: Invited,
  { shopUrl, now }: Occasion,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(+now + LIFE_MS);
  await storeInvitation(trx, {
    practitionerId: practitioner.id,
    email,
    tokenHash: hashToken(token),
    invitedAt: now,
    expiresAt,
  });
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: practitioner.id,
    action: 'prescriber-invited',
    subject: `user ${practitioner.id}`,
    detail: {},
  });
  const mail = applicant
    ? requestWaitsMail({ recipient: applicant.email, firstName: applicant.firstName, practitioner })
    : invitationMail({
        recipient: email,
        practitioner,
        link: partnerLinks.invitation(shopUrl, token),
        expiresAt,
      });
  await queueMail(trx, mail, eventId);
}
