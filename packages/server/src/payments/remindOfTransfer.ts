import { bankFacts } from '@formulary/rules/brand/bankFacts';
import type { Order } from '@formulary/rules/orders/order';
import { amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { londonTime } from '../platform/mail/londonTime.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { orderLink } from './mails/orderParts.ts';
import { readProfile } from '../accounts/users.queries.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { markReminded } from './holds.queries.ts';
import type { Shop } from '../start/Shop.ts';

/** Reminds the buyer of a pending transfer, once for each order; returns whether it did. */
export function remindOfTransfer(
  { db, shopUrl, now: clock }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  orderId: number,
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const now = clock();
    const order = await lockOrder(trx, orderId);
    const isWaiting = order?.state === 'Awaiting payment' && order.heldUntil !== undefined;
    if (!order || !isWaiting || !(await markReminded(trx, orderId, now))) return false;
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'payment-reminded',
      subject: `order ${orderId}`,
      detail: {},
    });
    const { email, firstName } = await readProfile(trx, order.userId);
    const { heldUntil = now } = order;
    const words = { recipient: email, firstName, order, heldUntil, shopUrl };
    await queueMail(trx, transferReminderMail(words), eventId);
    return true;
  });
}

/** Reminds the buyer of a pending transfer: what to pay, to whom, until when. */
function transferReminderMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid'>;
  readonly heldUntil: Date;
  readonly shopUrl: string;
}): Mail {
  const { order, heldUntil, shopUrl } = words;
  const due = amountDueText(order);
  const until = londonTime(heldUntil);
  return composeMail({
    ...words,
    subject: `Your order ${order.number} waits for your transfer`,
    preview: `To pay: ${due}, by ${until}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `We keep what you ordered for you, but your transfer of ${due}${order.partPaid === undefined ? '' : ','} has not arrived yet. If you have sent it meanwhile, there is nothing left to do.`,
      },
      {
        kind: 'quote',
        text: bankFacts(order.number)
          .map(([term, value]) => `${term}: ${value}`)
          .join('\n'),
      },
      {
        kind: 'paragraph',
        text: `We keep it until ${until}. After that the order is cancelled, and others can buy what it held.`,
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
