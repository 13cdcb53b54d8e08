import { resendLink } from '@formulary/rules/partners/resendLink';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type LinkPair, lockLink, moveLink } from './links.queries.ts';
import { findPrescriber, readPartner } from './partnerPeople.queries.ts';
import { type Occasion, sendRequest } from './sendRequest.ts';
import { takeRequestAttempt } from './takeRequestAttempt.ts';

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
