import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { orderLink } from './orderLink.ts';

/** Tells the buyer that an order is paid, where its invoice is, and what it waits for now. */
export function paymentReceivedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'state'>;
  /** The number of its VAT invoice; an order that was cancelled meanwhile has none. */
  readonly invoice?: string;
  readonly shopUrl: string;
}): Mail {
  const { order, invoice, shopUrl } = words;
  const amount = formatMoney(order.amount);
  return composeMail({
    ...words,
    subject: `We have received your payment for order ${order.number}`,
    preview: `${amount}. ${nextStep(order)}`,
    parts: [
      {
        kind: 'paragraph',
        text: `Thank you: your payment of ${amount} for order ${order.number} has arrived.`,
      },
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

function nextStep({ state }: Pick<Order, 'state'>): string {
  if (state === 'Cancelled') {
    return 'The time to pay it was over and the order had been cancelled, so we will give the money back. You need not do anything.';
  }
  return state === 'Awaiting prescription'
    ? 'We pack it as soon as every prescription on it is signed.'
    : 'We are packing it now.';
}
