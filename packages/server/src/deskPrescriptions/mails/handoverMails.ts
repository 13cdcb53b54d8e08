import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** A request in a mail; no patient is named. */
interface MailedRequest {
  readonly id: number;
  readonly orderNumber: string;
  readonly practitioner: string;
  readonly from: string;
}

/** Asks a prescriber to take requests over that another one left, a line each. */
export function handoverAskedMail({
  recipient,
  firstName,
  requests,
  shopUrl,
}: {
  readonly recipient: string;
  readonly firstName: string;
  /** At least one. */
  readonly requests: readonly MailedRequest[];
  readonly shopUrl: string;
}): Mail {
  const isOne = requests.length === 1;
  const what = isOne ? 'a prescription' : `${requests.length} prescriptions`;
  return composeMail({
    recipient,
    firstName,
    subject: `Can you take ${what} over?`,
    preview: 'Another prescriber can no longer sign. You decide on each.',
    parts: [
      {
        kind: 'paragraph',
        text: `The prescriber of ${what} can no longer sign. ${isOne ? 'Its practitioner is' : 'Their practitioners are'} linked with you. You can take over each, check it as your own and then sign or reject it, or decline. Nothing is signed in your name before you do.`,
      },
      {
        kind: 'quote',
        text: requests
          .map(
            ({ id, orderNumber, practitioner, from }) =>
              `Prescription ${id}, order ${orderNumber}, for ${practitioner}, from ${from}`,
          )
          .join('\n'),
      },
      { kind: 'link', label: 'See what you are asked', href: `${shopUrl}/prescriptions` },
    ],
  });
}

/** Tells a practitioner that another prescriber is to sign a prescription of an order now. */
export function handoverAcceptedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly prescriber: string;
  readonly from: string;
  readonly orderNumber: string;
  readonly id: number;
  readonly shopUrl: string;
}): Mail {
  const { prescriber, from, orderNumber, id, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `${prescriber} took over a prescription of order ${orderNumber}`,
    preview: 'They will check it and sign or reject it.',
    parts: [
      {
        kind: 'paragraph',
        text: `${from} can no longer sign the prescription of your order ${orderNumber}. At our request ${prescriber}, who is linked with you, has taken it over and will check it. Your request stays as you sent it, under a new number.`,
      },
      { kind: 'link', label: 'See the prescription', href: `${shopUrl}/prescription/${id}` },
    ],
  });
}
