import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that staff have activated the account (spec 2.7, 4.2). */
export function accountActivatedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly link: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'Your account is active',
    preview: 'You can sign in and order now.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Our team has reviewed your application and your account is active. You can sign in and order now.',
      },
      { kind: 'link', label: 'Sign in', href: words.link },
    ],
  });
}
