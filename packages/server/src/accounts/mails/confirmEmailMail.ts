import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

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
