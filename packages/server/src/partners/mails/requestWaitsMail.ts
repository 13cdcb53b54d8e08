import { fullName } from '@formulary/rules/text/fullName';
import { composeMail } from '../../platform/mail/composeMail.ts';
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
