import type { Order } from '@formulary/rules/orders/order';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueNotice } from '../settings/queueNotice.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';

/** A payment that the shop may not keep or cannot match to an order. */
export interface FlaggedPayment {
  readonly mode: Order['paymentMode'];
  readonly reference: string;
  readonly why: string;
  readonly order: Pick<LockedOrder, 'id' | 'number'> | undefined;
  readonly now: Date;
  readonly shopUrl: string;
}

/** Records a payment that staff have to look at, and mails them (threat T48, invariant I20). */
export async function flagPayment(trx: Trx, flagged: FlaggedPayment): Promise<void> {
  const { reference, why, order, now } = flagged;
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'payment-flagged',
    subject: order ? `order ${order.id}` : 'no order',
    detail: { reference, why },
  });
  await queueNotice(trx, 'payments', (to) => paymentFlaggedMail(to, flagged), eventId);
}

/** For each kind of payment: its name, its source, its reference and where staff look it up. */
const WORDS = {
  card: {
    payment: 'card payment',
    told: (subject: string) => `The card provider reported a payment for ${subject}`,
    name: 'transaction',
    place: 'at the provider',
  },
  bankTransfer: {
    payment: 'bank transfer',
    told: (subject: string) => `A bank transfer was booked for ${subject}`,
    name: 'reference',
    place: 'on the bank statement',
  },
} as const satisfies Readonly<Record<Order['paymentMode'], unknown>>;

/** Tells staff about a payment that they have to look at, and what to do. */
function paymentFlaggedMail(
  recipient: string,
  { mode, reference, why, order }: FlaggedPayment,
): Mail {
  const { payment, told, name, place } = WORDS[mode];
  const subject = order ? `order ${order.number}` : 'no order that we know';
  return composeMail({
    recipient,
    firstName: 'team',
    subject: `A ${payment} needs your attention: ${subject}`,
    preview: `The ${name} ${reference}: ${why}.`,
    parts: [
      {
        kind: 'paragraph',
        text: `${told(subject)} that the shop did not expect: ${why}. Its ${name} is ${reference}.`,
      },
      {
        kind: 'paragraph',
        text: order
          ? `Please look at it ${place} and at the order, and give back what is not ours. Then note it: npm run staff -- orders refunded ${order.id} --note "…".`
          : `Please look at it ${place}, and give back what is not ours.`,
      },
    ],
  });
}
