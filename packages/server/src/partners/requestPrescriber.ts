import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { addPrescriberRules } from '@formulary/rules/partners/addPrescriberRules';
import { requestLink } from '@formulary/rules/partners/linkMoves';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { deleteInvitation } from './invitations.queries.ts';
import { insertRequest, lockLink, moveLink } from './links.queries.ts';
import { type Addressee, lockAddressee, readPartner } from './partnerPeople.queries.ts';
import { sendInvitation } from './sendInvitation.ts';
import { type Occasion, sendRequest } from './sendRequest.ts';
import { takeRequestAttempt } from './takeRequestAttempt.ts';

/** The outcome of asking, and the sentence to show. */
export interface PrescriberRequestOutcome {
  readonly outcome: 'asked' | 'invited';
  readonly message: string;
}

/**
 * Asks the prescriber with an address. Invites an address without an account, or whose account is not reviewed yet
 * (spec 7.34, 5.13; docs/decisions/2026-11-22-partners.md). Refuses an invalid address, 'own-address', 'no-prescriber'
 * for an account that cannot prescribe, 'link-pending', 'link-accepted' and 'too-many-requests'.
 */
export async function requestPrescriber(
  db: Db,
  input: { readonly practitionerId: number; readonly email: string },
  occasion: Occasion,
): Promise<PrescriberRequestOutcome> {
  const { practitionerId } = input;
  const email = tidyLine(input.email);
  const errors = checkForm(addPrescriberRules, { email });
  if (errors.email !== undefined) throw new Refused('invalid-request', { errors });
  await takeRequestAttempt(db, { practitionerId, email }, occasion.now);
  return withTransaction(db, async (trx) => {
    const practitioner = await readPartner(trx, practitionerId);
    const addressee = await lockAddressee(trx, email);
    if (addressee?.id === practitionerId) throw refusedAddress('own-address');
    if (!addressee || isUndecided(addressee)) {
      await sendInvitation(trx, { practitioner, email, applicant: addressee }, occasion);
      return { outcome: 'invited', message: fillGaps(notices.prescriberInvited, { email }) };
    }
    if (!addressee.isPrescriber || addressee.state !== 'active') {
      throw refusedAddress('no-prescriber');
    }
    await request(trx, { practitionerId, prescriberId: addressee.id }, occasion.now);
    await deleteInvitation(trx, practitionerId, email);
    await sendRequest(trx, { practitioner, prescriber: addressee }, occasion);
    return { outcome: 'asked', message: fillGaps(notices.prescriberAsked, { email }) };
  });
}

function isUndecided({ state }: Addressee): boolean {
  return state === 'registered' || state === 'verified';
}

function refusedAddress(code: 'own-address' | 'no-prescriber'): Refused {
  return new Refused(code, { errors: { email: messages[code] } });
}

async function request(trx: Trx, pair: Parameters<typeof lockLink>[1], now: Date): Promise<void> {
  if (await insertRequest(trx, pair, now)) return;
  await moveLink(trx, pair, Refused.unless(requestLink(await lockLink(trx, pair))), now);
}
