import type { LockedOrder } from '../../orders/LockedOrder.ts';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Reminds a prescriber, for a practitioner, of a prescription that waits for them, without naming a patient. */
export function signatureReminderMail({
  recipient,
  firstName,
  practitioner,
  order,
  id,
  shopUrl,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly practitioner: string;
  readonly order: Pick<LockedOrder, 'number'>;
  readonly id: number;
  readonly shopUrl: string;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: `A prescription of ${practitioner} waits for your signature`,
    preview: `For order ${order.number}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `${practitioner} asks us to remind you: a prescription of order ${order.number} waits for you to check and sign it. Nothing of the order is dispatched before.`,
      },
      { kind: 'link', label: 'Check and sign', href: `${shopUrl}/prescription/${id}` },
    ],
  });
}
