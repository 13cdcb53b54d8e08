import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail with the link that sets a new password; it works once, for a day (spec 2.6, 9.6). */
export function passwordResetMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly link: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'Set a new password',
    preview: 'Your link works once, for one day.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Somebody, most likely you, has asked for a new password for your account. The link works once, for one day.',
      },
      { kind: 'link', label: 'Set a new password', href: words.link },
      {
        kind: 'paragraph',
        text: 'If it was not you, you need not do anything: your password stays as it is.',
      },
    ],
  });
}
