import { fullName } from '@formulary/rules/text/fullName';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { Partner } from '../partnerPeople.queries.ts';

/** Tells an applicant whose account is under review that a request is pending (spec 7.34). */
export function requestWaitsMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly practitioner: Partner;
}): Mail {
  const { firstName, lastName, email } = words.practitioner;
  const name = fullName({ firstName, lastName });
  return composeMail({
    ...words,
    subject: `${name} would like you to prescribe`,
    preview: 'The request waits until your account is active.',
    parts: [
      {
        kind: 'paragraph',
        text: `${name} (${email}) would like you to prescribe for the patients of their practice. You have applied for an account already, so you need not register again: as soon as our team has let you in as a prescriber, the request will be waiting for you to accept or decline.`,
      },
    ],
  });
}

/** Tells a practitioner what the prescriber answered (spec 4.7). */
export function linkAnsweredMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly prescriber: Partner;
  readonly answer: 'accepted' | 'declined';
  readonly link: string;
}): Mail {
  const { answer, prescriber } = words;
  const name = fullName(prescriber);
  const next =
    answer === 'accepted'
      ? `You can now choose ${name} as the prescriber of your orders.`
      : 'You can send the request again, or ask another prescriber.';
  return composeMail({
    ...words,
    subject: `${name} has ${answer} your request`,
    preview: next,
    parts: [
      {
        kind: 'paragraph',
        text: `${name} (${prescriber.email}) has ${answer} your request to prescribe for you. ${next}`,
      },
      { kind: 'link', label: 'My Prescribers', href: words.link },
    ],
  });
}

/** Tells the other partner that a link has ended, and what stays. */
export function linkEndedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly by: Partner;
  readonly isByPractitioner: boolean;
}): Mail {
  const { by, isByPractitioner } = words;
  const name = fullName(by);
  const what = isByPractitioner
    ? `${name} (${by.email}) has ended your link. They will not send you new prescriptions.`
    : `${name} (${by.email}) does not prescribe for you any more. You cannot choose them for new orders.`;
  return composeMail({
    ...words,
    subject: `${name} has ended your link`,
    preview: 'What already waits for a signature stays.',
    parts: [
      {
        kind: 'paragraph',
        text: `${what} Prescriptions that already wait for a signature stay as they are.`,
      },
    ],
  });
}

/** Asks a prescriber to answer a practitioner's request (spec 4.7). */
export function linkRequestedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly practitioner: Partner;
  readonly link: string;
}): Mail {
  const { firstName, lastName, email } = words.practitioner;
  const name = fullName({ firstName, lastName });
  return composeMail({
    ...words,
    subject: `${name} asks you to prescribe`,
    preview: 'Accept or decline the request in the shop.',
    parts: [
      {
        kind: 'paragraph',
        text: `${name} (${email}) would like you to prescribe for the patients of their practice. If you accept, ${firstName} may send you prescriptions to review and sign. Nothing is prescribed without you.`,
      },
      { kind: 'link', label: 'Answer the request', href: words.link },
      {
        kind: 'paragraph',
        text: 'Please decline if you do not know them. You can end the link at any time.',
      },
    ],
  });
}
