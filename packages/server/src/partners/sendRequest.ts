import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { linkSubject } from './partnerEvents.ts';
import { linkRequestedMail } from './mails/linkMails.ts';
import { partnerLinks } from './partnerLinks.ts';
import type { Partner } from './partnerPeople.queries.ts';
import { resendLink } from '@formulary/rules/partners/linkMoves';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { insertRequest, lockLink, moveLink, type LinkPair } from './links.queries.ts';
import { findPrescriber, readPartner } from './partnerPeople.queries.ts';
import { takeRequestAttempt } from './takeRequestAttempt.ts';
import { takeInviters } from './invitations.queries.ts';

/** Time and shop address for a mail. */
export interface Occasion {
  readonly shopUrl: string;
  readonly now: Date;
}

/** Records a pending request and mails its prescriber. */
export async function sendRequest(
  trx: Trx,
  { practitioner, prescriber }: { readonly practitioner: Partner; readonly prescriber: Partner },
  { shopUrl, now }: Occasion,
): Promise<void> {
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: practitioner.id,
    action: 'link-requested',
    subject: linkSubject(practitioner.id, prescriber.id),
    detail: {},
  });
  const mail = linkRequestedMail({
    recipient: prescriber.email,
    firstName: prescriber.firstName,
    practitioner,
    link: partnerLinks.practitioners(shopUrl),
  });
  await queueMail(trx, mail, eventId);
}

/**
 * Sends a declined request again, or one whose link was ended; returns the sentence to show (spec 7.35, 4.7). Refuses
 * with 'link-missing' for another practitioner's link, with 'link-not-declined' and 'too-many-requests'.
 */
export async function resendRequest(db: Db, pair: LinkPair, occasion: Occasion): Promise<string> {
  const { practitionerId } = pair;
  const prescriber = await findPrescriber(db, pair);
  if (!prescriber) throw new Refused('link-missing');
  await takeRequestAttempt(db, { practitionerId, email: prescriber.email }, occasion.now);
  return withTransaction(db, async (trx) => {
    const state = await lockLink(trx, pair);
    if (state === undefined) throw new Refused('link-missing');
    await moveLink(trx, pair, Refused.unless(resendLink(state)), occasion.now);
    const practitioner = await readPartner(trx, practitionerId);
    await sendRequest(trx, { practitioner, prescriber }, occasion);
    return fillGaps(notices.requestResent, { email: prescriber.email });
  });
}

/**
 * Turns the invitations of a newly activated prescriber into pending requests, each with its mail. Removes expired
 * invitations and those of practitioners who can no longer order.
 */
export async function requestFromInvitations(
  trx: Trx,
  prescriberId: number,
  occasion: Occasion,
): Promise<void> {
  const prescriber = await readPartner(trx, prescriberId);
  for (const practitionerId of await takeInviters(trx, prescriber.email, occasion.now)) {
    if (!(await insertRequest(trx, { practitionerId, prescriberId }, occasion.now))) continue;
    const practitioner = await readPartner(trx, practitionerId);
    await sendRequest(trx, { practitioner, prescriber }, occasion);
  }
}
