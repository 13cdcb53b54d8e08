import { brand } from '@formulary/rules/brand/brand';
import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';

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
