import type { SettingDifference } from '@formulary/rules/settings/settingDifferences';
import { londonTime } from '../platform/mail/londonTime.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';

/** Who changed the bank details, when, why, and what was there before. */
interface BankChange {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  readonly differences: readonly SettingDifference[];
}

/** Composes the mail to a superintendent that buyers are told other bank details from now on. */
export function bankChangedMail(
  { name, email }: { readonly name: string; readonly email: string },
  { by, reason, at, differences }: BankChange,
): Mail {
  return composeMail({
    recipient: email,
    firstName: name,
    subject: 'The bank details of the shop were changed',
    preview: `By ${by}. Please check them.`,
    parts: [
      {
        kind: 'paragraph',
        text: `${by} changed the bank details on ${londonTime(at)} (UK time). Buyers are told the new ones from now on. The reason given:`,
      },
      { kind: 'quote', text: reason },
      {
        kind: 'table',
        rows: differences.flatMap(({ label, from, to }) => [
          [`${label}, before`, from] as const,
          [`${label}, now`, to] as const,
        ]),
      },
      {
        kind: 'paragraph',
        text: 'If this is not right, please change them back at the desk under Settings at once, and look at who has an account there.',
      },
    ],
  });
}
