import type { LockedOrder } from '../orders/LockedOrder.ts';
import { readProfile } from '../accounts/users.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { signatureWithdrawnMail } from './mails/signatureWithdrawnMail.ts';
import { prescribersOf } from './payments.queries.ts';

/** Tells the prescribers of an order, except its buyer, that it is cancelled. */
export async function tellPrescribers(trx: Trx, order: LockedOrder): Promise<void> {
  for (const prescriberId of await prescribersOf(trx, order.id)) {
    if (prescriberId === order.userId) continue;
    const { email, firstName } = await readProfile(trx, prescriberId);
    await queueMail(trx, signatureWithdrawnMail({ recipient: email, firstName, order }));
  }
}
