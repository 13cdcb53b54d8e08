import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that an application was declined, with the reason (spec 4.2). */
export function accountDeclinedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly reason: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'Your application was not accepted',
    preview: 'Our team has reviewed your application.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Our team has reviewed your application and could not accept it. The reason:',
      },
      { kind: 'quote', text: words.reason },
      {
        kind: 'paragraph',
        text: `If you believe that this is a mistake, please contact us: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
