import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { linkSubject } from './linkSubject.ts';
import { linkRequestedMail } from './mails/linkRequestedMail.ts';
import { partnerLinks } from './partnerLinks.ts';
import type { Partner } from './partnerPeople.queries.ts';

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
