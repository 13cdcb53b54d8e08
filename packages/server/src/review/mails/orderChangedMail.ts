import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import type { LockedOrder } from '../../orders/LockedOrder.ts';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Tells a practitioner that their prescriber changed quantities or products, and what that does to the total. */
export function orderChangedMail({
  recipient,
  firstName,
  prescriber,
  order,
  amount,
  shopUrl,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly prescriber: string;
  readonly order: Pick<LockedOrder, 'id' | 'number' | 'amount' | 'paymentStatus'>;
  readonly amount: Mills;
  readonly shopUrl: string;
}): Mail {
  const back = order.amount - amount;
  const isBack = order.paymentStatus === 'Paid' && back > 0;
  const total =
    amount === order.amount
      ? `The total stays ${formatMoney(amount)}.`
      : `The total was ${formatMoney(order.amount)} and is now ${formatMoney(amount)}.`;
  return composeMail({
    recipient,
    firstName,
    subject: `${prescriber} changed your order ${order.number}`,
    preview: total,
    parts: [
      {
        kind: 'paragraph',
        text: `${prescriber} has checked a prescription of your order ${order.number} and changed what is on it. ${total}`,
      },
      ...(isBack
        ? [
            {
              kind: 'paragraph' as const,
              text: `You have paid already: we give ${formatMoney(back)} back to you.`,
            },
          ]
        : []),
      { kind: 'link', label: 'See the order', href: `${shopUrl}/order/${order.id}` },
    ],
  });
}
