import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Order } from '@formulary/rules/orders/order';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Tells a prescriber that an order is cancelled and needs no signature any more. */
export function signatureWithdrawnMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'number'>;
}): Mail {
  const { number } = words.order;
  return composeMail({
    ...words,
    subject: `Order ${number} is cancelled: nothing to sign`,
    preview: 'Its prescriptions are not needed any more.',
    parts: [
      {
        kind: 'paragraph',
        text: `Order ${number}, for which you were asked to sign, is cancelled. Its prescriptions are not needed any more, and you need not do anything.`,
      },
    ],
  });
}
