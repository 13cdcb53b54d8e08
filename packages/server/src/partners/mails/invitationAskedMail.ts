import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Tells a practitioner that an invitee asks for a new invitation. */
export function invitationAskedMail(words: {
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
