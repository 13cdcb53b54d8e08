import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/**
 * Composes the receipt of a message. Contains none of the typed text, because the address may belong to somebody else:
 * the form must not send words to strangers.
 */
export function messageReceiptMail({
  id,
  email,
}: {
  readonly id: number;
  readonly email: string;
}): Mail {
  return composeMail({
    recipient: email,
    firstName: 'customer',
    subject: `We have received your message (${id})`,
    preview: 'We will answer you as soon as we can.',
    parts: [
      {
        kind: 'paragraph',
        text: `Your message has arrived, under number ${id}. We answer ${brand.contact.hours}. If it cannot wait, call us on ${brand.contact.phone}.`,
      },
      { kind: 'paragraph', text: 'If you have not written to us, you can leave this mail alone.' },
    ],
  });
}
