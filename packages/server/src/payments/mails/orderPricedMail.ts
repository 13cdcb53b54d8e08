import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { orderLink } from './orderLink.ts';

/** Tells the buyer the price of an order with manual items, once the pharmacy has set it. */
export function orderPricedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid'>;
  readonly heldUntil: Date;
  readonly shopUrl: string;
}): Mail {
  const { order, heldUntil, shopUrl } = words;
  const amount = formatMoney(order.amount);
  const due = amountDueText(order);
  return composeMail({
    ...words,
    subject: `Your order ${order.number} has its price`,
    preview: `To pay: ${due}, by bank transfer.`,
    parts: [
      {
        kind: 'paragraph',
        text: `We have priced what you prescribed by hand: order ${order.number} comes to ${amount}, delivery included. Please transfer ${order.partPaid === undefined ? 'it' : due} by ${londonTime(heldUntil)}.`,
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
