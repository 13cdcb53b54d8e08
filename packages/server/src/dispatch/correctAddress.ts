import {
  type DeliveryDetails,
  deliveryFields,
  emptyAddress,
} from '@formulary/rules/addresses/addressFields';
import { addressLines } from '@formulary/rules/addresses/addressLines';
import { outsideDeliveryArea } from '@formulary/rules/addresses/deliveryArea';
import { coldChainRefusal } from '@formulary/rules/checkout/coldChain';
import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { shippingRules } from '@formulary/rules/checkout/shippingRules';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import type { Order } from '@formulary/rules/orders/order';
import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { flagOrder } from '../orders/flags/flagOrder.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import type { FlagThresholds } from '../orders/orderSettings.ts';
import { readSentLines } from '../orders/parcels.queries.ts';
import { orderLink } from '../payments/mails/orderParts.ts';
import type { StaffPaymentsContext } from '../payments/StaffPaymentsContext.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readSupply } from '../review/changeOrder.queries.ts';
import { readShipping, writeShipping } from './addresses.queries.ts';

/** The delivery address that staff correct, and why. */
export interface AddressCorrection extends DeskChange {
  readonly orderId: number;
  readonly address: Partial<DeliveryDetails>;
  readonly reason: string;
  readonly by: string;
}

/**
 * Corrects the delivery address of an order before its first parcel and mails the buyer. Refuses with 'not-found',
 * 'record-changed', the refusals of `requireReason`, 'order-collected', 'order-address-fixed', and those of an order's
 * address: 'shipping-required' or 'place-not-served' with a sentence for each field, or that of the cold chain.
 */
export function correctAddress(
  { db, now, shopUrl, flags }: StaffPaymentsContext & { readonly flags: FlagThresholds },
  { orderId, address, reason, by, staff, seen }: AddressCorrection,
): Promise<void> {
  const why = requireReason(reason);
  const details = checkedAddress(address);
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const subject = `order ${orderId}`;
    await requireUnchanged(trx, subject, seen);
    const { shipping, deliveryOptionId, hasPrescription } = await readShipping(trx, orderId);
    if (!needsShipping(deliveryOptionId) || !shipping) throw new Refused('order-collected');
    const lines = await readSentLines(trx, orderId);
    const hasLeft = lines.some(({ sent }) => sent > 0);
    if (hasLeft || !canMoveOrder(order.state, 'Cancelled')) {
      throw new Refused('order-address-fixed');
    }
    const products = lines.flatMap(({ productId }) => productId ?? []);
    const { service, goods } = await readSupply(trx, orderId, products);
    const cold = coldChainRefusal(goods, { service });
    if (cold) throw new Refused(cold);
    await writeShipping(trx, orderId, details);
    const [from, to] = [shipping, details].map((each) => addressLines({ ...each }).join('\n'));
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-address-corrected',
      subject,
      detail: { by, reason: why },
      staff,
      personal: { from: from ?? '', to: to ?? '' },
    });
    if (hasPrescription) await flagOrder(trx, orderId, flags, now);
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, why, address: to ?? '', shopUrl };
    await queueMail(trx, addressCorrectedMail(words), eventId);
  });
}

/** Returns the tidied address; refuses it with a sentence for each field at fault. */
function checkedAddress(address: Partial<DeliveryDetails>): DeliveryDetails {
  const typed = { ...emptyAddress(deliveryFields), ...address };
  const details = tidyForm(shippingRules, typed);
  const faults = Object.entries(checkForm(shippingRules, details));
  if (faults.length === 0) return details;
  const errors = Object.fromEntries(faults.map(([name, text]) => [`address.${name}`, text]));
  const code = outsideDeliveryArea(details) ? 'place-not-served' : 'shipping-required';
  throw new Refused(code, { errors });
}

/** Tells the buyer where the order goes now. */
function addressCorrectedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly why: string;
  /** Line by line. */
  readonly address: string;
  readonly shopUrl: string;
}): Mail {
  const { order, why, address, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `We have corrected the delivery address of your order ${order.number}`,
    preview: why,
    parts: [
      { kind: 'paragraph', text: `Your order ${order.number} goes to this address now: ${why}` },
      { kind: 'quote', text: address },
      {
        kind: 'paragraph',
        text: 'If that is not right, please answer this email before the order leaves.',
      },
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
