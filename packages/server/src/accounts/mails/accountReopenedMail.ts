import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that staff review a declined application again. */
export function accountReopenedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'We are looking at your application again',
    preview: 'You need not do anything for now.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Our team is looking at your application again. You need not do anything for now: we write to you as soon as there is a decision.',
      },
    ],
  });
}
