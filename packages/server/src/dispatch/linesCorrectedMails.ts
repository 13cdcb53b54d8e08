import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { orderLink } from '../payments/mails/orderParts.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';

/** A line with fewer packs than before. */
interface LoweredLine {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/**
 * Tells a prescriber which packs on prescription of an order are not supplied. Lines of an order may be of several
 * prescriptions, so neither patients nor prescriptions are named.
 */
export function packsWithdrawnMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'number'>;
  readonly why: string;
  readonly lowered: readonly LoweredLine[];
}): Mail {
  const { order, why, lowered } = words;
  return composeMail({
    ...words,
    subject: `Not everything on prescription is supplied for order ${order.number}`,
    preview: 'The signed prescription stays as it is.',
    parts: [
      {
        kind: 'paragraph',
        text: `A part of order ${order.number}, which you prescribed for, has left. The pharmacy does not supply the rest: ${why}`,
      },
      {
        kind: 'quote',
        text: lowered
          .map(({ name, before, now }) => `${name}: ${now} of ${before} packs`)
          .join('\n'),
      },
      {
        kind: 'paragraph',
        text: 'Your signed prescription stays as it is. If the packs are still needed, please prescribe them in a new order.',
      },
    ],
  });
}

/** Tells the buyer which lines the pharmacy lowered, why, and what it means for the total. */
export function linesCorrectedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount'>;
  readonly why: string;
  readonly lowered: readonly LoweredLine[];
  readonly amount: number;
  /** Due back to the buyer. */
  readonly back: number;
  readonly shopUrl: string;
}): Mail {
  const { order, why, lowered, amount, back, shopUrl } = words;
  const total =
    amount === order.amount
      ? `The total stays ${formatMoney(amount)}.`
      : `The total was ${formatMoney(order.amount)} and is now ${formatMoney(amount)}.`;
  return composeMail({
    ...words,
    subject: `We have corrected your order ${order.number}`,
    preview: total,
    parts: [
      {
        kind: 'paragraph',
        text: `We have corrected your order ${order.number}: ${why}`,
      },
      {
        kind: 'quote',
        text: lowered
          .map(({ name, before, now }) =>
            now === 0 ? `${name}: removed` : `${name}: ${now} instead of ${before}`,
          )
          .join('\n'),
      },
      { kind: 'paragraph', text: total },
      ...(back > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: `You have paid already: we give ${formatMoney(back)} back to you.`,
            },
          ]
        : []),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
