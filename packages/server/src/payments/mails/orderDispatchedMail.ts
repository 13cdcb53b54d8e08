import type { Order } from '@formulary/rules/orders/order';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { orderLink } from './orderLink.ts';

/** Tells the buyer that an order has left the pharmacy. */
export function orderDispatchedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly shopUrl: string;
}): Mail {
  const { order, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `Your order ${order.number} is on its way`,
    preview: 'It has left the pharmacy.',
    parts: [
      { kind: 'paragraph', text: `Your order ${order.number} has left the pharmacy.` },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
