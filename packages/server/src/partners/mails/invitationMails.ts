import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import { brand } from '@formulary/rules/brand/brand';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import type { Partner } from '../partnerPeople.queries.ts';

/** Tells a practitioner that an invitee asks for a new invitation. */
export function invitationRequestedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly invited: string;
  readonly link: string;
}): Mail {
  const { invited } = words;
  return composeMail({
    ...words,
    subject: 'Your invitation has expired',
    preview: `${invited} asks for a new one.`,
    parts: [
      {
        kind: 'paragraph',
        text: `You invited ${invited} to prescribe for you. They opened your invitation after it had expired and ask for a new one. Please enter their email address again.`,
      },
      { kind: 'link', label: 'Invite again', href: words.link },
    ],
  });
}

/** Invites a person without an account to register as a prescriber (spec 7.34). */
export function invitationMail(words: {
  readonly recipient: string;
  readonly practitioner: Partner;
  readonly link: string;
  readonly expiresAt: Date;
}): Mail {
  const { firstName, lastName, email } = words.practitioner;
  const name = fullName({ firstName, lastName });
  return composeMail({
    recipient: words.recipient,
    // The invitee's name is unknown.
    firstName: 'colleague',
    subject: `${name} invites you to prescribe at ${brand.name}`,
    preview: 'Register as a prescriber; the request will be waiting for you.',
    parts: [
      {
        kind: 'paragraph',
        text: `${name} (${email}) orders prescription medicines from ${brand.name} and would like you to prescribe for the patients of their practice. Please register as a prescriber with this email address. As soon as our team has reviewed your application, the request will be waiting for you to accept or decline.`,
      },
      { kind: 'link', label: 'Register as a prescriber', href: words.link },
      {
        kind: 'paragraph',
        text: `The invitation holds until ${formatDate(words.expiresAt)}. If you do not know ${name}, you need not do anything.`,
      },
    ],
  });
}
