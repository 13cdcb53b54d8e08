import { endLink as endLinkRule } from '@formulary/rules/partners/linkMoves';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type LinkPair, lockLink, moveLink } from './links.queries.ts';
import { linkSubject } from './partnerEvents.ts';
import { linkEndedMail } from './mails/linkMails.ts';
import { readPartner } from './partnerPeople.queries.ts';
import type { Occasion } from './sendRequest.ts';

/**
 * Ends an accepted link and mails the other partner; `endedBy` is one of the pair. Nothing new can be assigned
 * afterwards; unsigned prescriptions stay as they are. Refuses with 'link-missing' and 'link-not-accepted'.
 */
export async function endLink(
  db: Db,
  { endedBy, ...pair }: LinkPair & { readonly endedBy: number },
  { now }: Pick<Occasion, 'now'>,
): Promise<void> {
  const isByPractitioner = endedBy === pair.practitionerId;
  await withTransaction(db, async (trx) => {
    const state = await lockLink(trx, pair);
    if (state === undefined) throw new Refused('link-missing');
    await moveLink(trx, pair, Refused.unless(endLinkRule(state)), now);
    const by = await readPartner(trx, endedBy);
    const other = isByPractitioner ? pair.prescriberId : pair.practitionerId;
    const { email, firstName } = await readPartner(trx, other);
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: endedBy,
      action: 'link-ended',
      subject: linkSubject(pair.practitionerId, pair.prescriberId),
      detail: {},
    });
    const mail = linkEndedMail({ recipient: email, firstName, by, isByPractitioner });
    await queueMail(trx, mail, eventId);
  });
}
