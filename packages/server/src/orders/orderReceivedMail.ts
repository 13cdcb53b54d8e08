import { brand } from '@formulary/rules/brand/brand';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/wire/entities/order';
import { composeMail } from '../mail/composeMail.ts';
import type { Mail } from '../mail/Mail.ts';

/** Tells the buyer that the order is in, what it costs and how to pay it by bank transfer. */
export function orderReceivedMail(recipient: string, firstName: string, order: Order): Mail {
  const lines = (order.lines ?? []).map(
    (line) => [`${line.quantity} × ${line.name}`, formatMoney(line.total)] as const,
  );
  const amount = formatMoney(order.amount);
  return composeMail({
    recipient,
    firstName,
    subject: `We have received your order ${order.number}`,
    preview: `To pay: ${amount}, by bank transfer.`,
    parts: [
      { kind: 'paragraph', text: `Thank you for your order ${order.number}.` },
      {
        kind: 'table',
        rows: [
          ...lines,
          [order.delivery.details, formatMoney(order.deliveryFee)],
          ['To pay, including VAT', amount],
        ],
      },
      {
        kind: 'paragraph',
        text: `Please transfer ${amount} and give ${order.number} as the reference. We pack your order as soon as the transfer has arrived.`,
      },
      {
        kind: 'quote',
        text: [
          `Account name: ${brand.bank.accountName}`,
          `Sort code: ${brand.bank.sortCode}`,
          `Account number: ${brand.bank.accountNumber}`,
          `Reference: ${order.number}`,
        ].join('\n'),
      },
    ],
  });
}
