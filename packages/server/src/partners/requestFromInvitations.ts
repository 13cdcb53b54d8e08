import type { Trx } from '../platform/database/Trx.ts';
import { takeInviters } from './invitations.queries.ts';
import { insertRequest } from './links.queries.ts';
import { readPartner } from './partnerPeople.queries.ts';
import { type Occasion, sendRequest } from './sendRequest.ts';

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
