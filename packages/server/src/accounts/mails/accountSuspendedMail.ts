import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that an account is suspended, with the reason (spec 4.2). */
export function accountSuspendedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly reason: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'Your account is suspended',
    preview: 'You cannot sign in or order for now.',
    parts: [
      {
        kind: 'paragraph',
        text: 'We have suspended your account: you cannot sign in or order for now. The reason:',
      },
      { kind: 'quote', text: words.reason },
      {
        kind: 'paragraph',
        text: `Please contact us, so that we can put it right: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
