import type { LockedOrder } from '../../orders/moveOrder.queries.ts';
import { composeMail } from '../../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
}

/** Tells the buyer or the signer that prescriptions of an order have lapsed, without naming a patient. */
export function prescriptionsLapsedMail({
  to,
  practitioner,
  practitionerName,
  prescriber,
  order,
  ids,
  daysToSign,
  shopUrl,
}: {
  readonly to: 'practitioner' | 'prescriber';
  readonly practitioner: Person;
  /** As on the prescriptions. */
  readonly practitionerName: string;
  readonly prescriber: Person;
  readonly order: Pick<LockedOrder, 'id' | 'number'>;
  /** At least one. */
  readonly ids: readonly number[];
  readonly daysToSign: number;
  readonly shopUrl: string;
}): Mail {
  const isOne = ids.length === 1;
  const what = isOne ? 'A prescription' : `${ids.length} prescriptions`;
  const lapsed = `${what} of order ${order.number} ${isOne ? 'has' : 'have'} lapsed`;
  const it = isOne ? 'it' : 'them';
  const isPractitioner = to === 'practitioner';
  const text = isPractitioner
    ? `${lapsed}: nobody signed ${it} within ${daysToSign} days. You can correct ${it} and send ${it} again, or take what is on ${it} off the order. Until then nothing of the order is dispatched.`
    : `${lapsed}: nobody signed ${it} within ${daysToSign} days. There is nothing left for you to do. ${practitionerName} may send ${it} to you again.`;
  const href = isOne ? `${shopUrl}/prescription/${ids[0]}` : `${shopUrl}/order/${order.id}`;
  const { email: recipient, firstName } = isPractitioner ? practitioner : prescriber;
  return composeMail({
    recipient,
    firstName,
    subject: lapsed,
    preview: isPractitioner
      ? 'You can send it again, or take its items off the order.'
      : 'There is nothing left for you to do.',
    parts: [
      { kind: 'paragraph', text },
      ...(isPractitioner
        ? [
            {
              kind: 'link' as const,
              label: isOne ? 'See the prescription' : 'See the order',
              href,
            },
          ]
        : []),
    ],
  });
}
