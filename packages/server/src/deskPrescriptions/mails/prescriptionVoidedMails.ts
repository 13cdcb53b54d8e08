import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** What comes after a prescription is void. */
export type AfterVoid = 'sign-again' | 'take-off';

const practitionerTexts: Readonly<Record<AfterVoid, string>> = {
  'sign-again':
    'We have asked the prescriber to check and sign it again. Until then nothing of the order is dispatched.',
  'take-off':
    'What was on it is taken off the order. If you have paid for it, we give the money back.',
};
const prescriberTexts: Readonly<Record<AfterVoid, string>> = {
  'sign-again':
    'Please check the new prescription, and sign or reject it. Your signature on the old one stays as evidence and counts for nothing else.',
  'take-off':
    'There is nothing left for you to do. Your signature on it stays as evidence and counts for nothing else.',
};

/** Tells the buyer or the signer that the pharmacy voided a signed prescription, why, and what comes next; without a patient. */
export function prescriptionVoidedMail({
  to,
  recipient,
  firstName,
  orderNumber,
  id,
  newId,
  reason,
  next,
  shopUrl,
}: {
  readonly to: 'practitioner' | 'prescriber';
  readonly recipient: string;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly id: number;
  /** The prescription to sign instead. */
  readonly newId: number | undefined;
  readonly reason: string;
  readonly next: AfterVoid;
  readonly shopUrl: string;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: `Prescription ${id} of order ${orderNumber} is void`,
    preview: 'Nothing was supplied against it.',
    parts: [
      {
        kind: 'paragraph',
        text: `We have voided prescription ${id} of order ${orderNumber} before anything was supplied against it, for this reason:`,
      },
      { kind: 'quote', text: reason },
      {
        kind: 'paragraph',
        text: (to === 'practitioner' ? practitionerTexts : prescriberTexts)[next],
      },
      {
        kind: 'link',
        label: newId === undefined ? 'See the prescription' : 'See the new prescription',
        href: `${shopUrl}/prescription/${newId ?? id}`,
      },
    ],
  });
}
