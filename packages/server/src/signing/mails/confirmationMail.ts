import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Asks a prescriber to confirm the signatures in their name, a link each, without naming a patient. */
export function confirmationMail({
  recipient,
  firstName,
  links,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly links: readonly {
    readonly id: number;
    readonly orderNumber: string;
    readonly href: string;
  }[];
}): Mail {
  const what = links.length === 1 ? 'your signature' : `your ${links.length} signatures`;
  return composeMail({
    recipient,
    firstName,
    subject: `Please confirm ${what}`,
    preview: 'Nothing is dispatched before that.',
    parts: [
      {
        kind: 'paragraph',
        text: `Please confirm ${what}. Nothing is dispatched before that. If you did not sign, confirm nothing and contact us at once.`,
      },
      ...links.map(({ id, orderNumber, href }) => ({
        kind: 'link' as const,
        label: `Confirm prescription ${id} of order ${orderNumber}`,
        href,
      })),
      { kind: 'paragraph', text: 'Each link works once, for 30 days.' },
    ],
  });
}
