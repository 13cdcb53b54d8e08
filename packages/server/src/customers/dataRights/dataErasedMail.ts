import { brand } from '@formulary/rules/brand/brand';
import { keptReasons, type KeptData, leftForGood } from '@formulary/rules/customers/dataRights';
import { formatDay } from '@formulary/rules/dates/day';
import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';

/** Composes the last mail to a customer whose data was erased: what was kept, why and until when. */
export function dataErasedMail({
  recipient,
  firstName,
  kept,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly kept: readonly KeptData[];
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: 'Your data was erased',
    preview: 'Your account has ended. This is what we have to keep.',
    parts: [
      {
        kind: 'paragraph',
        text: 'As you asked, we have ended your account and erased your data. You cannot sign in any more, and this email address is free for a new account.',
      },
      ...kept.map(({ reason, what, until }) => ({
        kind: 'paragraph' as const,
        text: `We keep until ${formatDay(until)}: ${what.join(', ').toLowerCase()}. ${keptReasons[reason].why}.`,
      })),
      {
        kind: 'paragraph',
        text: `Your name may be left in few places beyond that. ${leftForGood.map(({ what, why }) => `${what}: ${why}.`).join(' ')}`,
      },
      {
        kind: 'paragraph',
        text: `If you have questions, please write to us: ${brand.contact.email}. You may also complain to the Information Commissioner’s Office, ico.org.uk.`,
      },
    ],
  });
}
