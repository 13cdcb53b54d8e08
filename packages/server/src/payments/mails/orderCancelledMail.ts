import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import type { Mail } from '../../platform/mail/Mail.ts';
import { creditNotePart, orderLink } from './orderParts.ts';

/** Says that part payments of an order are refunded; empty when none had arrived. */
export function refundSentence({ partPaid }: Pick<Order, 'partPaid'>): string {
  return partPaid === undefined
    ? ''
    : ` We give back the ${formatMoney(partPaid)} that had arrived.`;
}

/** Tells the buyer that an order is cancelled: why, what happens to the money, and how to order again. */
export function orderCancelledMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly why: string;
  /** How the payment was refunded, if there was one. */
  readonly refundNote?: string;
  /** The number of its credit note. */
  readonly creditNote?: string | undefined;
  readonly shopUrl: string;
}): Mail {
  const { order, why, refundNote, creditNote, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `Your order ${order.number} is cancelled`,
    preview: why,
    parts: [
      { kind: 'paragraph', text: `Your order ${order.number} is cancelled. ${why}` },
      ...(refundNote === undefined
        ? []
        : ([
            { kind: 'paragraph', text: 'Your payment was given back:' },
            { kind: 'quote', text: refundNote },
          ] as const)),
      ...creditNotePart(creditNote),
      {
        kind: 'paragraph',
        text: 'If you still need what it held, its page fills your cart again with one press, as far as it is in stock.',
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
