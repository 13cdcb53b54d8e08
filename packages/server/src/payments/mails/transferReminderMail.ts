import { bankFacts } from '@formulary/rules/brand/bankFacts';
import type { Order } from '@formulary/rules/orders/order';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { orderLink } from './orderLink.ts';

/** Reminds the buyer of a pending transfer: what to pay, to whom, until when. */
export function transferReminderMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid'>;
  readonly heldUntil: Date;
  readonly shopUrl: string;
}): Mail {
  const { order, heldUntil, shopUrl } = words;
  const due = amountDueText(order);
  const until = londonTime(heldUntil);
  return composeMail({
    ...words,
    subject: `Your order ${order.number} waits for your transfer`,
    preview: `To pay: ${due}, by ${until}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `We keep what you ordered for you, but your transfer of ${due}${order.partPaid === undefined ? '' : ','} has not arrived yet. If you have sent it meanwhile, there is nothing left to do.`,
      },
      {
        kind: 'quote',
        text: bankFacts(order.number)
          .map(([term, value]) => `${term}: ${value}`)
          .join('\n'),
      },
      {
        kind: 'paragraph',
        text: `We keep it until ${until}. After that the order is cancelled, and others can buy what it held.`,
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
