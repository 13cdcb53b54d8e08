import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import type { Order } from '@formulary/rules/orders/order';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { creditNotePart, orderLink } from './orderParts.ts';

/** Tells the buyer that a part has arrived, and asks for the rest: how much, to whom, until when. */
export function partialPaymentMail(words: {
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

/** Tells the buyer that an order is paid, where its invoice is, and what happens next. */
export function paymentReceivedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid' | 'state'>;
  /** Amount of this payment; undefined when the order became cheaper and earlier parts cover it. */
  readonly received: Mills | undefined;
  /** What of it is more than was due, and is given back. */
  readonly back?: Mills | undefined;
  /** The number of its VAT invoice; undefined for an order cancelled meanwhile. */
  readonly invoice?: string;
  readonly shopUrl: string;
}): Mail {
  const { order, invoice, received, back = 0, shopUrl } = words;
  const amount = formatMoney(received ?? order.amount);
  return composeMail({
    ...words,
    subject: `We have received your payment for order ${order.number}`,
    preview: `${amount}. ${nextStep(order)}`,
    parts: [
      { kind: 'paragraph', text: thanks(order, received) },
      ...(back === 0
        ? []
        : ([
            {
              kind: 'paragraph',
              text: `${formatMoney(back)} of it is more than was due. We give that back to the account it came from.`,
            },
          ] as const)),
      { kind: 'paragraph', text: nextStep(order) },
      ...(invoice === undefined
        ? []
        : ([
            {
              kind: 'paragraph',
              text: `Your VAT invoice ${invoice} is on the order's page, as a PDF to keep.`,
            },
          ] as const)),
      orderLink(
        shopUrl,
        order,
        invoice === undefined ? 'View your order' : 'View your order and its invoice',
      ),
    ],
  });
}

/** Tells the buyer that a transfer came for an order that was paid before, and goes back. */
export function surplusPaymentMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly received: Mills;
  readonly shopUrl: string;
}): Mail {
  const { order, received, shopUrl } = words;
  const amount = formatMoney(received);
  return composeMail({
    ...words,
    subject: `We have received another payment for order ${order.number}`,
    preview: `${amount}, which we will give back.`,
    parts: [
      {
        kind: 'paragraph',
        text: `Your payment of ${amount} for order ${order.number} has arrived. The order had been paid before, so we will give the money back. You need not do anything.`,
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}

/**
 * Tells the buyer that a payment was booked for their order by mistake. One that was paid by it is to be paid until a
 * moment, and its invoice is credited.
 */
export function undonePaymentMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid' | 'state'>;
  /** Amount of the payment. */
  readonly received: Mills;
  /** Until when an order that was paid by it is held again. */
  readonly heldUntil?: Date | undefined;
  /** The number of the credit note of its invoice. */
  readonly creditNote?: string | undefined;
  readonly shopUrl: string;
}): Mail {
  const { order, received, heldUntil, creditNote, shopUrl } = words;
  const amount = formatMoney(received);
  const until = heldUntil === undefined ? ', as before' : `, by ${londonTime(heldUntil)}`;
  const due =
    order.state === 'Awaiting payment' ? ` To pay is ${amountDueText(order)}${until}.` : '';
  return composeMail({
    ...words,
    subject: `A payment was noted for order ${order.number} by mistake`,
    preview: `${amount} belonged to another order.`,
    parts: [
      {
        kind: 'paragraph',
        text: `We told you that ${amount} had arrived for order ${order.number}. That was our mistake: the payment was not yours, and we have taken it off the order again.${due} We apologise for it.`,
      },
      ...(heldUntil === undefined
        ? []
        : ([
            {
              kind: 'quote',
              text: bankFacts(order.number)
                .map(([term, value]) => `${term}: ${value}`)
                .join('\n'),
            },
          ] as const)),
      ...creditNotePart(creditNote),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}

function thanks(
  { number, amount, partPaid, state }: Pick<Order, 'number' | 'amount' | 'partPaid' | 'state'>,
  received: Mills | undefined,
): string {
  if (received === undefined) {
    return `Thank you: order ${number} comes to ${formatMoney(amount)} now, and the ${formatMoney(partPaid ?? 0)} that had arrived pays it.`;
  }
  const thankYou = `Thank you: your payment of ${formatMoney(received)} for order ${number} has arrived.`;
  return partPaid === undefined || state === 'Cancelled'
    ? thankYou
    : `${thankYou} With the ${formatMoney(partPaid)} from before, it is paid in full.`;
}

function nextStep({ state }: Pick<Order, 'state'>): string {
  if (state === 'Cancelled') {
    return 'The time to pay it was over and the order had been cancelled, so we will give the money back. You need not do anything.';
  }
  return state === 'Awaiting prescription'
    ? 'We pack it as soon as every prescription on it is signed.'
    : 'We are packing it now.';
}
