import { randomBytes } from 'node:crypto';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import { profileRules } from '@formulary/rules/accounts/profileRules';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { findOwnerOf, storeEmailChange } from '../accounts/emailChange/emailChanges.queries.ts';
import { links } from '../accounts/joining/links.ts';
import { emailLeavesMail, newEmailMail } from '../accounts/mails/securityMails.ts';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockCustomer, type SeenCustomer } from './lockCustomer.ts';
import { requireReason } from '../platform/problems/requireReason.ts';

const TOKEN_BYTES = 32;
const LIFE_MS = 7 * 24 * 3_600_000;
const rules = { email: profileRules.email };

/** Another address of a customer, and why. */
interface AskedEmail extends SeenCustomer {
  readonly email: string;
  readonly reason: string;
}

/**
 * Asks the owner of another address to confirm that it is a customer's, by a link of seven days, and tells the old
 * address. The account keeps its address until then; a later change replaces this one. Refuses as `lockCustomer` does,
 * with 'reason-required', with 'invalid-request' what is no address, with 'customer-email-same', and with
 * 'customer-email-taken'.
 */
export async function changeEmail(
  db: Db,
  { reason, ...asked }: AskedEmail,
  {
    actor,
    shopUrl,
    now,
  }: { readonly actor: DeskActor; readonly shopUrl: string; readonly now: Date },
): Promise<void> {
  const why = requireReason(reason);
  const { email } = tidyForm(rules, { email: asked.email });
  const errors = checkForm(rules, { email });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  await withTransaction(db, async (trx) => {
    const { userId } = asked;
    await lockCustomer(trx, asked);
    const { email: before, firstName } = await readProfile(trx, userId);
    if (before === email) throw new Refused('customer-email-same');
    const owner = await findOwnerOf(trx, email);
    if (owner !== undefined && owner !== userId) throw new Refused('customer-email-taken');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(+now + LIFE_MS);
    await storeEmailChange(trx, { userId, email, tokenHash: hashToken(token) }, { now, expiresAt });
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'email-change-asked',
      subject: `user ${userId}`,
      detail: { by: actor.by, reason: why },
      staff: actor.staff,
      personal: { from: before, to: email },
    });
    const link = links.confirmEmail(shopUrl, token);
    await queueMail(trx, newEmailMail({ recipient: email, firstName, link }), eventId);
    // Another spelling of the same address is the same mailbox.
    if (emailKey(email) !== emailKey(before)) {
      await queueMail(trx, emailLeavesMail({ recipient: before, firstName, when: now }));
    }
  });
}
