import type { LockedOrder } from '../../orders/moveOrder.queries.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Tells a practitioner that a prescription was rejected and why, without naming a patient. */
export function prescriptionRejectedMail({
  recipient,
  firstName,
  prescriber,
  order,
  id,
  reason,
  shopUrl,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly prescriber: string;
  readonly order: Pick<LockedOrder, 'number'>;
  readonly id: number;
  readonly reason: string;
  readonly shopUrl: string;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: `${prescriber} rejected a prescription of order ${order.number}`,
    preview: 'You can correct it, or take its items off the order.',
    parts: [
      {
        kind: 'paragraph',
        text: `${prescriber} has rejected a prescription of your order ${order.number}, for this reason:`,
      },
      { kind: 'quote', text: reason },
      {
        kind: 'paragraph',
        text: 'You can correct it and send it again, or take its items off the order. Until then nothing of the order is dispatched.',
      },
      { kind: 'link', label: 'See the prescription', href: `${shopUrl}/prescription/${id}` },
    ],
  });
}
