import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Order } from '@formulary/rules/orders/order';
import type { Mail } from '../platform/mail/Mail.ts';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { prescribersOf } from './payments.queries.ts';

/** Tells the prescribers of an order, except its buyer, that it is cancelled. */
export async function notifyPrescribers(trx: Trx, order: LockedOrder): Promise<void> {
  for (const prescriberId of await prescribersOf(trx, order.id)) {
    if (prescriberId === order.userId) continue;
    const { email, firstName } = await readProfile(trx, prescriberId);
    await queueMail(trx, signatureWithdrawnMail({ recipient: email, firstName, order }));
  }
}

/** Tells a prescriber that an order is cancelled and needs no signature any more. */
function signatureWithdrawnMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'number'>;
}): Mail {
  const { number } = words.order;
  return composeMail({
    ...words,
    subject: `Order ${number} is cancelled: nothing to sign`,
    preview: 'Its prescriptions are not needed any more.',
    parts: [
      {
        kind: 'paragraph',
        text: `Order ${number}, for which you were asked to sign, is cancelled. Its prescriptions are not needed any more, and you need not do anything.`,
      },
    ],
  });
}
