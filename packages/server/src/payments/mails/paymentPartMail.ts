import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import type { Order } from '@formulary/rules/orders/order';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { orderLink } from './orderLink.ts';

/** Tells the buyer that a part has arrived, and asks for the rest: how much, to whom, until when. */
export function paymentPartMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid'>;
  /** Amount of this payment. */
  readonly received: Mills;
  readonly heldUntil: Date;
  readonly shopUrl: string;
}): Mail {
  const { order, received, heldUntil, shopUrl } = words;
  const due = amountDueText(order);
  const until = londonTime(heldUntil);
  return composeMail({
    ...words,
    subject: `Part of your payment for order ${order.number} has arrived`,
    preview: `Still to pay: ${due}, by ${until}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `Thank you: ${formatMoney(received)} for order ${order.number} has arrived. The order comes to ${formatMoney(order.amount)}; its page shows whether a prescription changed that.`,
      },
      {
        kind: 'paragraph',
        text: `Please transfer ${due}, by ${until}, with the same reference. We pack your order as soon as it has arrived.`,
      },
      {
        kind: 'quote',
        text: bankFacts(order.number)
          .map(([term, value]) => `${term}: ${value}`)
          .join('\n'),
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
