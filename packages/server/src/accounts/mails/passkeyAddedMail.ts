import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that a passkey was added, with the UK time: it can sign prescriptions. */
export function passkeyAddedMail({
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
    subject: 'A passkey was added to your account',
    preview: 'Prescriptions can be signed with it.',
    parts: [
      {
        kind: 'paragraph',
        text: `A passkey was added to your account on ${londonTime(when)} (UK time). Prescriptions can be signed with it.`,
      },
      {
        kind: 'paragraph',
        text: `If it was not you, please tell us at once: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
