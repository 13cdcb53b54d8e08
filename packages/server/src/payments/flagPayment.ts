import { brand } from '@formulary/rules/brand/brand';
import type { Order } from '@formulary/rules/orders/order';
import type { LockedOrder } from '../orders/LockedOrder.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { paymentFlaggedMail } from './mails/paymentFlaggedMail.ts';

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
  await queueMail(trx, paymentFlaggedMail(brand.contact.email, flagged), eventId);
}
