import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that the password was changed, with the UK time (T09). */
export function passwordChangedMail({
  recipient,
  firstName,
  when,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly when: Date;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: 'Your password was changed',
    preview: 'Everybody who was signed in to your account has been signed out.',
    parts: [
      {
        kind: 'paragraph',
        text: `Your password was changed on ${londonTime(when)} (UK time). Everybody who was signed in to your account before has been signed out.`,
      },
      {
        kind: 'paragraph',
        text: `If it was not you, please tell us at once: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
