import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';

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

/** Composes the mail that asks an applicant to confirm the address (spec 2.7, 4.3). */
export function confirmEmailMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly link: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'Please confirm your email address',
    preview: 'One step is left before our team can look at your application.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Thank you for registering. Please confirm that this email address is yours: after that our team reviews your application, and we write to you as soon as your account is active.',
      },
      { kind: 'link', label: 'Confirm my email address', href: words.link },
      {
        kind: 'paragraph',
        text: 'If you did not register with us, you need not do anything: without your confirmation nothing happens.',
      },
    ],
  });
}
