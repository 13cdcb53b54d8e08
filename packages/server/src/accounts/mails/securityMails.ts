import { brand } from '@formulary/rules/brand/brand';
import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';

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
