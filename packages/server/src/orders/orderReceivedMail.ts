import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/wire/entities/order';
import type { Mail } from '../mail/queueMail.queries.ts';

/** Tells the buyer that the order is in, what it costs and how to pay it by bank transfer. */
export function orderReceivedMail(recipient: string, firstName: string, order: Order): Mail {
  const lines = (order.lines ?? []).map(
    (line) => `${line.quantity} × ${line.name}: ${formatMoney(line.total)}`,
  );
  return {
    recipient,
    subject: `We have received your order ${order.number}`,
    text: [
      `Dear ${firstName},`,
      `Thank you for your order ${order.number}.`,
      [
        ...lines,
        `${order.delivery.details}: ${formatMoney(order.deliveryFee)}`,
        `To pay, including VAT: ${formatMoney(order.amount)}`,
      ].join('\n'),
      `Please transfer ${formatMoney(order.amount)} and give ${order.number} as the reference. We pack your order as soon as the transfer has arrived.`,
      'Your Formulary team',
    ].join('\n\n'),
  };
}
