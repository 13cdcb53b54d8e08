import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';

/** Mails both sides that every prescription of an order is signed and it is being packed. */
export async function notifyOrderSigned(
  trx: Trx,
  told: {
    readonly order: Pick<LockedOrder, 'number'>;
    readonly id: number;
    readonly userIds: readonly number[];
    readonly shopUrl: string;
  },
): Promise<void> {
  const { order, id, userIds, shopUrl } = told;
  for (const userId of new Set(userIds)) {
    const { email, firstName } = await readProfile(trx, userId);
    const href = `${shopUrl}/prescription/${id}`;
    const words = { recipient: email, firstName, orderNumber: order.number, href };
    await queueMail(trx, orderSignedMail(words));
  }
}

/** Tells the buyer or the signer that an order is completely signed and is being packed. */
function orderSignedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly orderNumber: string;
  readonly href: string;
}): Mail {
  const text = `Every prescription of order ${words.orderNumber} is signed and confirmed. We are packing it now.`;
  return composeMail({
    ...words,
    subject: `Order ${words.orderNumber} is signed`,
    preview: 'We are packing it now.',
    parts: [
      { kind: 'paragraph', text },
      { kind: 'link', label: 'See the prescriptions', href: words.href },
    ],
  });
}
