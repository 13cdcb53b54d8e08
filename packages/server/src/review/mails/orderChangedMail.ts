import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import { amountDue, amountDueText, repaymentOf } from '@formulary/rules/payments/amountDue';
import type { LockedOrder } from '../../orders/moveOrder.queries.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { MailPart } from '../../platform/mail/rendering/MailPart.ts';

/** Tells a practitioner that their prescriber changed quantities or products, and the effect on the total. */
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
  readonly order: Pick<LockedOrder, 'id' | 'number' | 'amount' | 'partPaid' | 'paymentStatus'>;
  readonly amount: Mills;
  readonly shopUrl: string;
}): Mail {
  const { back } = repaymentOf(order, amount);
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
      ...restParts(order, amount),
      ...(back > 0
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

/** The rest to pay has changed for an order with part payments. */
function restParts(
  order: Pick<LockedOrder, 'partPaid' | 'paymentStatus'>,
  amount: Mills,
): readonly MailPart[] {
  const changed = { ...order, amount };
  if (order.partPaid === undefined || order.paymentStatus === 'Paid') return [];
  if (amountDue(changed) <= 0) return [];
  return [{ kind: 'paragraph', text: `Still to pay: ${amountDueText(changed)}.` }];
}
