import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Tells the buyer or the signer that an order is completely signed and is being packed. */
export function orderSignedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly href: string;
}): Mail {
  const text = `Every prescription of order ${words.orderNumber} is signed and confirmed. We are packing it now.`;
  return composeMail({
    ...words,
    subject: `Order ${words.orderNumber} is signed`,
    preview: 'We are packing it now.',
    parts: [
      { kind: 'paragraph', text },
      { kind: 'link', label: 'See the prescriptions', href: words.href },
    ],
  });
}
