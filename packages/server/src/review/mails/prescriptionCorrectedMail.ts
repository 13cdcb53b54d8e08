import type { LockedOrder } from '../../orders/moveOrder.queries.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/**
 * Tells a prescriber that a prescription they rejected was corrected and awaits them again, without naming a patient.
 */
export function prescriptionCorrectedMail({
  recipient,
  firstName,
  practitioner,
  order,
  id,
  shopUrl,
}: {
  readonly recipient: string;
  readonly firstName: string;
  readonly practitioner: string;
  readonly order: Pick<LockedOrder, 'number'>;
  /** Id of the new prescription. */
  readonly id: number;
  readonly shopUrl: string;
}): Mail {
  return composeMail({
    recipient,
    firstName,
    subject: `${practitioner} corrected a prescription of order ${order.number}`,
    preview: 'It waits for you to check and sign it.',
    parts: [
      {
        kind: 'paragraph',
        text: `${practitioner} has corrected a prescription of order ${order.number} that you rejected, and asks you to check and sign it.`,
      },
      { kind: 'link', label: 'Check and sign', href: `${shopUrl}/prescription/${id}` },
    ],
  });
}
