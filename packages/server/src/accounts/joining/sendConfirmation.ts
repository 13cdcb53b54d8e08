import { issueToken } from '../tokens/issueToken.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { confirmEmailMail } from '../mails/confirmEmailMail.ts';
import type { AccountOwner } from './joining.queries.ts';
import { links } from './links.ts';

/** Long enough for a clinic that closes over a holiday. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** Context for sending the confirmation link. */
export interface ConfirmationContext {
  readonly shopUrl: string;
  readonly now: Date;
  /** The recorded event behind the mail; absent when the link is sent again. */
  readonly eventId?: number;
}

/** Sends the link that confirms an address (spec 2.7). Invalidates older links. */
export async function sendConfirmation(
  trx: Trx,
  { id, email, firstName }: Omit<AccountOwner, 'state'>,
  { shopUrl, now, eventId }: ConfirmationContext,
): Promise<void> {
  const token = await issueToken(trx, {
    userId: id,
    purpose: 'confirm-email',
    lifeMs: LIFE_MS,
    now,
  });
  const link = links.confirmEmail(shopUrl, token);
  await queueMail(trx, confirmEmailMail({ recipient: email, firstName, link }), eventId);
}
