import { brand } from '@formulary/rules/brand/brand';
import { type Day, formatDay } from '@formulary/rules/dates/day';
import type { Mail } from '../../platform/mail/Mail.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';

/** Composes the mail that a customer's registration is looked up again soon, and what to put right before. */
export function recheckAheadMail({
  recipient,
  firstName,
  recheckOn,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly recheckOn: Day;
}): Mail {
  const day = formatDay(recheckOn);
  return composeMail({
    recipient,
    firstName,
    subject: 'We look up your professional registration soon',
    preview: `On ${day} we check your registration again.`,
    parts: [
      {
        kind: 'paragraph',
        text: `The law asks us to check now and then that our customers are registered. On ${day} we look up your entry in the public register of your profession again. There is nothing to do if it is up to date and has the name and number of your account.`,
      },
      {
        kind: 'paragraph',
        text: `If your name, number or register has changed, or if you no longer practise, please tell us before that day: ${brand.contact.email} or ${brand.contact.phone}.`,
      },
    ],
  });
}
