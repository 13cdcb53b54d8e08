import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { FlaggedPayment } from '../flagPayment.ts';

/** Tells staff of a payment that they have to look at, and what to do about it. */
export function paymentFlaggedMail(
  recipient: string,
  { reference, why, order }: FlaggedPayment,
): Mail {
  const subject = order ? `order ${order.number}` : 'no order that we know';
  return composeMail({
    recipient,
    firstName: 'team',
    subject: `A card payment needs your attention: ${subject}`,
    preview: `Transaction ${reference}: ${why}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `The card provider reported a payment for ${subject} that the shop did not expect: ${why}. Its transaction is ${reference}.`,
      },
      {
        kind: 'paragraph',
        text: order
          ? `Please look at both, and give back at the provider what is not ours. Then note it: npm run staff -- orders refunded ${order.id} --note "…".`
          : 'Please look at it at the provider, and give back what is not ours.',
      },
    ],
  });
}
