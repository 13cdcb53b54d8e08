import { answerLink } from '@formulary/rules/partners/linkMoves';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type LinkPair, lockLink, moveLink } from './links.queries.ts';
import { linkSubject } from './partnerEvents.ts';
import { linkAnsweredMail } from './mails/linkMails.ts';
import { partnerLinks } from './partnerLinks.ts';
import { readPartner } from './partnerPeople.queries.ts';
import type { Occasion } from './sendRequest.ts';

/** A prescriber's answer to a request. */
export type LinkAnswer = 'accepted' | 'declined';

/**
 * Answers a practitioner's request once and mails the practitioner (spec 4.7, 7.38, reading R2). The prescriber of the
 * pair is the caller: a request to another prescriber is 'link-missing'. Refuses with 'link-answered'.
 */
export async function answerRequest(
  db: Db,
  pair: LinkPair,
  answer: LinkAnswer,
  { shopUrl, now }: Occasion,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const state = await lockLink(trx, pair);
    if (state === undefined) throw new Refused('link-missing');
    await moveLink(trx, pair, Refused.unless(answerLink(state, answer)), now);
    const [practitioner, prescriber] = [
      await readPartner(trx, pair.practitionerId),
      await readPartner(trx, pair.prescriberId),
    ];
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: pair.prescriberId,
      action: `link-${answer}`,
      subject: linkSubject(pair.practitionerId, pair.prescriberId),
      detail: {},
    });
    const mail = linkAnsweredMail({
      recipient: practitioner.email,
      firstName: practitioner.firstName,
      prescriber,
      answer,
      link: partnerLinks.prescribers(shopUrl),
    });
    await queueMail(trx, mail, eventId);
  });
}
