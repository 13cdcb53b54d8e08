import { fullName } from '@formulary/rules/text/fullName';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';
import type { Partner } from '../partnerPeople.queries.ts';

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
