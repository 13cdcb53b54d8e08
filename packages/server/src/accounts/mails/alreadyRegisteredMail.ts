import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail to the owner of an address that was registered again; the page does not reveal it (T06). */
export function alreadyRegisteredMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly signInLink: string;
  readonly resetLink: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'You already have an account with us',
    preview: 'Somebody registered with this email address, which has an account already.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Somebody, most likely you, has just registered with this email address. It has an account already, so nothing was changed. Please sign in to it instead.',
      },
      { kind: 'link', label: 'Sign in', href: words.signInLink },
      { kind: 'paragraph', text: 'If you do not remember your password, you can set a new one.' },
      { kind: 'link', label: 'Set a new password', href: words.resetLink },
      {
        kind: 'paragraph',
        text: 'If it was not you, you need not do anything: your account and your password are as they were.',
      },
    ],
  });
}
