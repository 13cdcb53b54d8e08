import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail that a passkey was removed, with the UK time. */
export function passkeyRemovedMail({
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
    subject: 'A passkey was removed from your account',
    preview: 'What was signed with it stays as it is.',
    parts: [
      {
        kind: 'paragraph',
        text: `A passkey was removed from your account on ${londonTime(when)} (UK time). Nothing can be signed with it any more; what was signed stays as it is.`,
      },
      {
        kind: 'paragraph',
        text: `If it was not you, please tell us at once: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
