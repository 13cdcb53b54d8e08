import { fullName } from '@formulary/rules/text/fullName';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { Partner } from '../partnerPeople.queries.ts';

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
