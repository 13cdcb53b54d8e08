import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { orderDestination } from '@formulary/rules/checkout/orderDestination';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { addressLines } from '@formulary/rules/addresses/addressLines';
import { notices } from '@formulary/rules/problems/notices';
import { AMOUNT_MAY_CHANGE } from '@formulary/rules/payments/amountDue';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { orderSumRows } from '@formulary/rules/orders/orderSums';
import type { Order } from '@formulary/rules/orders/order';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { MailPart } from '../../platform/mail/rendering/MailPart.ts';

/** Returns the buyer's order confirmation: how to pay first, then the contents as on the order's page. */
export function orderReceivedMail(recipient: string, firstName: string, order: Order): Mail {
  const { number, billing, lines = [] } = order;
  const amount = formatMoney(order.amount);
  const bought = lines.map(
    (line) =>
      [
        `${line.quantity} × ${line.name}`,
        amountOrToFollow(line.subtotal, line.awaitsPrice),
      ] as const,
  );
  const sums = orderSumRows({ ...order, lines }).map(({ label, value }) => [label, value] as const);
  const destination = orderDestination(order);
  const isCard = order.paymentMode === 'card';
  const isManual = order.awaitsPrice === true;
  return composeMail({
    recipient,
    firstName,
    subject: `We have received your order ${number}`,
    preview: isManual
      ? notices.manualPrice
      : `To pay: ${amount}, by ${isCard ? 'card' : 'bank transfer'}.`,
    parts: [
      { kind: 'paragraph', text: `Thank you for your order ${number}.` },
      ...(isManual ? manualParts : payParts(order, amount)),
      ...(order.hasPrescription ? prescriptionParts : []),
      ...(order.hasPrescription && !isManual ? changeableParts : []),
      { kind: 'paragraph', text: 'What you ordered, without VAT, and what it comes to:' },
      { kind: 'table', rows: [...bought, ...sums] },
      ...quoted(destination.label, destination.lines),
      ...(billing ? quoted('Bill to', addressLines(billing)) : []),
      ...quoted('Payment note', noteLines(order.paymentNote)),
      ...quoted('Order note', noteLines(order.note)),
    ],
  });
}

/** No payment is requested before there is a price. */
const manualParts: readonly MailPart[] = [
  {
    kind: 'paragraph',
    text: `${notices.manualPrice} Please do not pay yet: we write to you with the amount.`,
  },
];

const prescriptionParts: readonly MailPart[] = [
  {
    kind: 'paragraph',
    text: 'We dispatch it once every prescription of it is signed, too.',
  },
];

const changeableParts: readonly MailPart[] = [{ kind: 'paragraph', text: AMOUNT_MAY_CHANGE }];

function payParts({ paymentMode, heldUntil, number }: Order, amount: string): readonly MailPart[] {
  return paymentMode === 'card' ? cardParts(amount, heldUntil) : transferParts(amount, number);
}

function cardParts(amount: string, heldUntil: Date | undefined): readonly MailPart[] {
  const until = heldUntil ? ` until ${londonTime(heldUntil)}` : '';
  return [
    {
      kind: 'paragraph',
      text: `If you have not paid it yet: we keep what you ordered${until}. The order's page in the shop takes you to the card payment of ${amount}. We write to you as soon as it has arrived.`,
    },
  ];
}

function transferParts(amount: string, number: string): readonly MailPart[] {
  return [
    {
      kind: 'paragraph',
      text: `Please transfer ${amount} and give ${number} as the reference. We pack your order as soon as the transfer has arrived.`,
    },
    {
      kind: 'quote',
      text: bankFacts(number)
        .map(([term, value]) => `${term}: ${value}`)
        .join('\n'),
    },
  ];
}

const noteLines = (note: string | undefined) => (note ? [note] : []);

function quoted(label: string, lines: readonly string[]): readonly MailPart[] {
  if (lines.length === 0) return [];
  return [
    { kind: 'paragraph', text: `${label}:` },
    { kind: 'quote', text: lines.join('\n') },
  ];
}
