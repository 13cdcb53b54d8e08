import { readProfile } from '../accounts/users.queries.ts';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { orderSignedMail } from './mails/orderSignedMail.ts';

/** Mails both sides that every prescription of an order is signed and it is being packed. */
export async function tellOrderSigned(
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
