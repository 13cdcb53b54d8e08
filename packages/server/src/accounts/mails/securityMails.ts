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

/** Composes the mail to a new address, with the link that makes it the account's; staff entered it. */
export function newEmailMail({
  recipient,
  firstName,
  link,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly link: string;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: 'Please confirm your new email address',
    preview: 'Your account keeps its old address until you do.',
    parts: [
      {
        kind: 'paragraph',
        text: 'Our team was asked to use this email address for your account. Please confirm that it is yours. Until then the account keeps its old address. The link works for seven days.',
      },
      { kind: 'link', label: 'Use this email address', href: link },
      {
        kind: 'paragraph',
        text: 'If you did not ask for this, you need not do anything: without your confirmation nothing changes.',
      },
    ],
  });
}

/** Composes the mail to the old address when staff were asked to use another one; it does not name the new address. */
export function emailLeavesMail({
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
    subject: 'Your account is about to get another email address',
    preview: 'Please tell us if you did not ask for this.',
    parts: [
      {
        kind: 'paragraph',
        text: `On ${londonTime(when)} (UK time) our team was asked to use another email address for your account. This address stops working for signing in once the new one is confirmed.`,
      },
      {
        kind: 'paragraph',
        text: `If you did not ask for this, please tell us at once: ${brand.contact.phone} or ${brand.contact.email}.`,
      },
    ],
  });
}
