import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that asks an applicant for documents again, with the reason from staff. */
export function moreNeededMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly reason: string;
  readonly link: string;
}): Mail {
  return composeMail({
    ...words,
    subject: 'We need one more thing for your application',
    preview: 'Please send us your documents again.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Our team is reviewing your application and needs something more from you:',
      },
      { kind: 'quote', text: words.reason },
      {
        kind: 'paragraph',
        text: 'Please upload your documents with this link. It is for you alone and works once.',
      },
      { kind: 'link', label: 'Upload my documents', href: words.link },
    ],
  });
}
