import type { Order } from '@formulary/rules/orders/order';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { creditNotePart } from './creditNotePart.ts';
import { orderLink } from './orderLink.ts';

/** Tells the buyer that a payment was refunded, and how. */
export function paymentRefundedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly note: string;
  /** The number of its credit note; undefined for a second payment. */
  readonly creditNote: string | undefined;
  readonly shopUrl: string;
}): Mail {
  const { order, note, creditNote, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `We have given back your payment for order ${order.number}`,
    preview: note,
    parts: [
      { kind: 'paragraph', text: `We have given back a payment for order ${order.number}:` },
      { kind: 'quote', text: note },
      ...creditNotePart(creditNote),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
