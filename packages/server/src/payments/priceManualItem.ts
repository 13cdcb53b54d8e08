import { bankFacts } from '@formulary/rules/brand/bankFacts';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Order } from '@formulary/rules/orders/order';
import { amountDue, amountDueText } from '@formulary/rules/payments/amountDue';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { londonTime } from '../platform/mail/londonTime.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { orderLink } from './mails/orderParts.ts';
import type { Mills } from '@formulary/rules/money/mills';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { readProfile } from '../accounts/users.queries.ts';
import { countUnpriced, priceItem, readCost, writeAmount } from '../orders/manualItems.queries.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A million pounds a pack. */
const MOST_PRICE: Mills = 1_000_000_000;
const PRICE_SENTENCE = 'Please enter a price above £0, of at most £1,000,000';

/** The price of a manual item. */
export interface ManualPrice {
  readonly orderId: number;
  /** Its place among the manual items, from 1. */
  readonly index: number;
  /** Per pack. */
  readonly unitPrice: Mills;
  readonly by: string;
  /** Set at the desk. */
  readonly staff?: StaffAuthor | undefined;
  /** The version of the order that staff saw. */
  readonly version?: number;
}

/**
 * Sets the price of a manual item (spec 8.14) and updates the order's amount; returns the amount. Once every item has a
 * price, it mails the buyer and starts the hold for the transfer. Refuses with 'not-found' for an unknown order or
 * item, 'record-changed', 'order-move-refused' once it is paid or cancelled, and 'price-below-received' when part payments would cover
 * the new amount. Refuses a price that is not above £0, or is above £1,000,000, with its sentence.
 */
export function priceManualItem(
  { db, now, holds, shopUrl }: StaffPaymentsContext,
  { orderId, index, unitPrice, by, staff, version }: ManualPrice,
): Promise<Mills> {
  return withTransaction(db, async (trx) => {
    if (unitPrice <= 0 || unitPrice > MOST_PRICE) {
      throw new Refused('invalid-request', { errors: { price: PRICE_SENTENCE } });
    }
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (version !== undefined) await requireUnchanged(trx, `order ${orderId}`, version);
    if (order.state !== 'Awaiting payment') throw new Refused('order-move-refused');
    if (!(await priceItem(trx, { orderId, index, unitPrice, now }))) throw new Refused('not-found');
    const amount = orderAmount(await readCost(trx, orderId));
    const isBelow = amountDue({ ...order, amount }) <= 0;
    if (isBelow) throw new Refused('price-below-received');
    const isPriced = (await countUnpriced(trx, orderId)) === 0;
    const heldUntil = isPriced ? new Date(+now + holds.transferMs) : null;
    await writeAmount(trx, orderId, { amount, heldUntil });
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'manual-item-priced',
      subject: `order ${orderId}`,
      detail: { by, index, unitPriceMills: unitPrice, amountMills: amount, isPriced },
      staff,
    });
    if (heldUntil) {
      const { email, firstName } = await readProfile(trx, order.userId);
      const priced = { ...order, amount };
      const words = { recipient: email, firstName, order: priced, heldUntil, shopUrl };
      await queueMail(trx, orderPricedMail(words), eventId);
    }
    return amount;
  });
}

/** Tells the buyer the price of an order with manual items, once the pharmacy has set it. */
function orderPricedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number' | 'amount' | 'partPaid'>;
  readonly heldUntil: Date;
  readonly shopUrl: string;
}): Mail {
  const { order, heldUntil, shopUrl } = words;
  const amount = formatMoney(order.amount);
  const due = amountDueText(order);
  return composeMail({
    ...words,
    subject: `Your order ${order.number} has its price`,
    preview: `To pay: ${due}, by bank transfer.`,
    parts: [
      {
        kind: 'paragraph',
        text: `We have priced what you prescribed by hand: order ${order.number} comes to ${amount}, delivery included. Please transfer ${order.partPaid === undefined ? 'it' : due} by ${londonTime(heldUntil)}.`,
      },
      {
        kind: 'quote',
        text: bankFacts(order.number)
          .map(([term, value]) => `${term}: ${value}`)
          .join('\n'),
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
