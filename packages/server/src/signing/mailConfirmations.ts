import { randomBytes } from 'node:crypto';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { PrescriptionEvent } from '../prescriptions/events/prescriptionEvent.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { storeConfirmation, type Unconfirmed } from './confirmations.queries.ts';
import type { Shop } from '../start/Shop.ts';

const DAY_MS = 86_400_000;
const LIVES_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

/** Mails a prescriber a new link for each of these signatures, to the address of the account (T30). */
export async function mailConfirmations(
  trx: Trx,
  { now, shopUrl, ledger }: Pick<Shop, 'now' | 'shopUrl' | 'ledger'>,
  told: { readonly prescriberId: number; readonly unconfirmed: readonly Unconfirmed[] },
): Promise<void> {
  const { prescriberId, unconfirmed } = told;
  if (unconfirmed.length === 0) return;
  const at = now();
  const links: {
    readonly id: number;
    readonly orderNumber: string;
    readonly href: string;
    readonly detail: PrescriptionEvent['detail'];
  }[] = [];
  for (const { id, orderNumber } of unconfirmed) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(+at + LIVES_MS);
    const link = { tokenHash: hashToken(token), prescriptionId: id, now: at, expiresAt };
    await storeConfirmation(trx, link);
    const detail = {
      tokenHash: link.tokenHash.toString('hex'),
      expiresAt: expiresAt.toISOString(),
    };
    links.push({ id, orderNumber, href: `${shopUrl}/prescription/${id}/${token}`, detail });
  }
  const { email, firstName } = await readProfile(trx, prescriberId);
  await queueMail(trx, confirmationMail({ recipient: email, firstName, links }));
  for (const { id, detail } of links) {
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'confirmation-sent',
      actorId: undefined,
      at,
      address: undefined,
      agent: undefined,
      detail,
    });
  }
}

/** Asks a prescriber to confirm the signatures in their name, a link each, without naming a patient. */
function confirmationMail({
  recipient,
  firstName,
  links,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly links: readonly {
    readonly id: number;
    readonly orderNumber: string;
    readonly href: string;
  }[];
}): Mail {
  const what = links.length === 1 ? 'your signature' : `your ${links.length} signatures`;
  return composeMail({
    recipient,
    firstName,
    subject: `Please confirm ${what}`,
    preview: 'Nothing is dispatched before that.',
    parts: [
      {
        kind: 'paragraph',
        text: `Please confirm ${what}. Nothing is dispatched before that. If you did not sign, confirm nothing and contact us at once.`,
      },
      ...links.map(({ id, orderNumber, href }) => ({
        kind: 'link' as const,
        label: `Confirm prescription ${id} of order ${orderNumber}`,
        href,
      })),
      { kind: 'paragraph', text: 'Each link works once, for 30 days.' },
    ],
  });
}
