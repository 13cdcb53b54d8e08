import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { brand } from '@formulary/rules/brand/brand';
import type { Mail } from '../platform/mail/Mail.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { MailPart } from '../platform/mail/rendering/MailPart.ts';
import { londonTime } from '../platform/mail/londonTime.ts';

/** Whom a mail is for. */
interface Recipient {
  readonly name: string;
  readonly email: string;
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
const tellUs = (): MailPart =>
  paragraph(
    `If it was not you, please tell a superintendent at once, or call ${brand.contact.phone}.`,
  );

function mailTo(
  { name, email }: Recipient,
  words: {
    readonly subject: string;
    readonly preview: string;
    readonly parts: readonly MailPart[];
  },
): Mail {
  return composeMail({ recipient: email, firstName: name, ...words });
}

const APP = 'You need an authenticator app on your phone to set it up.';

/** Composes the invitation to the desk, with the link that works once, for 72 hours. */
export function staffInvitationMail({
  person,
  role,
  link,
}: {
  readonly person: Recipient;
  readonly role: StaffRole;
  readonly link: string;
}): Mail {
  return mailTo(person, {
    subject: `Your invitation to the desk of ${brand.name}`,
    preview: 'Your link works once, for three days.',
    parts: [
      paragraph(
        `You are invited to work at the desk of ${brand.name}. Your role: ${staffRoleLabel(role)}. The link works once, for three days. ${APP}`,
      ),
      { kind: 'link', label: 'Set up your account', href: link },
      paragraph('If you do not know why you got this, please do not open the link.'),
    ],
  });
}

/** Composes the mail with which a person sets password and second factor anew, within 72 hours. */
export function staffResetMail({
  person,
  link,
}: {
  readonly person: Recipient;
  readonly link: string;
}): Mail {
  return mailTo(person, {
    subject: 'Set up your account at the desk again',
    preview: 'Your password, codes and passkeys at the desk do not work any more.',
    parts: [
      paragraph(
        `A colleague has reset your account at the desk, so your password, codes and passkeys there do not work any more. Please set it up again. The link works once, for three days. ${APP}`,
      ),
      { kind: 'link', label: 'Set up your account', href: link },
      paragraph(
        `If you did not ask for this, please tell a superintendent at once, or call ${brand.contact.phone}.`,
      ),
    ],
  });
}

/** Composes the mail that somebody has another role. */
export function staffRoleMail({
  person,
  role,
}: {
  readonly person: Recipient;
  readonly role: StaffRole;
}): Mail {
  return mailTo(person, {
    subject: 'Your role at the desk has changed',
    preview: `Your role is now: ${staffRoleLabel(role)}.`,
    parts: [
      paragraph(
        `Your role at the desk is now: ${staffRoleLabel(role)}. You were signed out; please sign in again.`,
      ),
    ],
  });
}

/** Composes the mail that somebody's account has ended. */
export function staffEndedMail(person: Recipient): Mail {
  return mailTo(person, {
    subject: 'Your account at the desk has ended',
    preview: 'You cannot sign in there any more.',
    parts: [
      paragraph(
        `Your account at the desk of ${brand.name} has ended, and you cannot sign in there any more. If this is a mistake, please tell a superintendent.`,
      ),
    ],
  });
}

/** Something that happened to a person's ways to sign in, with the UK time. */
interface Happened {
  readonly person: Recipient;
  readonly when: Date;
}

/** Composes the mail that a recovery code was used, with how many are left. */
export function recoveryCodeUsedMail({
  person,
  when,
  left,
}: Happened & { readonly left: number }): Mail {
  return mailTo(person, {
    subject: 'A recovery code was used at the desk',
    preview: `You have ${left} left.`,
    parts: [
      paragraph(
        `One of your recovery codes was used on ${londonTime(when)} (UK time). You have ${left} left.`,
      ),
      tellUs(),
    ],
  });
}

/** Composes the mail that a person changed their password. */
export function staffPasswordMail({ person, when }: Happened): Mail {
  return mailTo(person, {
    subject: 'Your password at the desk was changed',
    preview: 'Your other sessions have ended.',
    parts: [
      paragraph(
        `Your password at the desk was changed on ${londonTime(when)} (UK time). Your other sessions have ended.`,
      ),
      tellUs(),
    ],
  });
}

/** Composes the mail that a person moved their second factor to another app. */
export function authenticatorChangedMail({ person, when }: Happened): Mail {
  return mailTo(person, {
    subject: 'Your authenticator app for the desk was changed',
    preview: 'Codes of the old one, and the old recovery codes, do not work any more.',
    parts: [
      paragraph(
        `Another authenticator app was set up for your account on ${londonTime(when)} (UK time). Codes of the old one, and the old recovery codes, do not work any more. Your other sessions have ended.`,
      ),
      tellUs(),
    ],
  });
}

/** Composes the mail that the recovery codes were replaced. */
export function recoveryCodesReplacedMail({ person, when }: Happened): Mail {
  return mailTo(person, {
    subject: 'Your recovery codes at the desk were replaced',
    preview: 'The old ones do not work any more.',
    parts: [
      paragraph(
        `Your recovery codes were replaced on ${londonTime(when)} (UK time). The old ones do not work any more.`,
      ),
      tellUs(),
    ],
  });
}

/** Composes the mail that a passkey was added to an account of the desk, or removed from it. */
export function staffPasskeyMail({
  person,
  when,
  change,
}: Happened & { readonly change: 'added to' | 'removed from' }): Mail {
  const effect =
    change === 'added to' ? 'It can be used to sign in.' : 'It does not work any more.';
  return mailTo(person, {
    subject: `A passkey was ${change} your account at the desk`,
    preview: effect,
    parts: [
      paragraph(
        `A passkey was ${change} your account at the desk on ${londonTime(when)} (UK time). ${effect}`,
      ),
      tellUs(),
    ],
  });
}
