import { fullName } from '@formulary/rules/text/fullName';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { Partner } from '../partnerPeople.queries.ts';

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
