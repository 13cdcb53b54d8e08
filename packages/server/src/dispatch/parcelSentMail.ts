import type { Order } from '@formulary/rules/orders/order';
import { couriers, trackingPage } from '@formulary/rules/orders/couriers';
import type { OrderParcel } from '@formulary/rules/orders/orderParcel';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { orderLink } from '../payments/mails/orderParts.ts';

/** Tells the buyer that a parcel has left the pharmacy: what is in it, who carries it, and what follows. */
export function parcelSentMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly parcel: Pick<OrderParcel, 'number' | 'courier' | 'tracking' | 'lines'>;
  /** Packs that have not left yet. */
  readonly left: number;
  readonly shopUrl: string;
}): Mail {
  const { order, parcel, left, shopUrl } = words;
  const isWhole = left === 0 && parcel.number === 1;
  const page = trackingPage(parcel);
  const packs = left === 1 ? '1 pack follows' : `${left} packs follow`;
  const subject = isWhole
    ? `Your order ${order.number} is on its way`
    : `Parcel ${parcel.number} of your order ${order.number} is on its way`;
  return composeMail({
    ...words,
    subject,
    preview: left === 0 ? 'It has left the pharmacy.' : `It has left the pharmacy; ${packs}.`,
    parts: [
      {
        kind: 'paragraph',
        text: isWhole
          ? `Your order ${order.number} has left the pharmacy.`
          : `Parcel ${parcel.number} of your order ${order.number} has left the pharmacy. It holds:`,
      },
      ...(isWhole
        ? []
        : [
            {
              kind: 'quote' as const,
              text: parcel.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
            },
          ]),
      ...(parcel.tracking === undefined
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: `${couriers[parcel.courier].name} carries it under the number ${parcel.tracking}.`,
            },
          ]),
      ...(page === undefined
        ? []
        : [{ kind: 'link' as const, label: 'Follow the parcel', href: page }]),
      ...(left === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: `${packs.charAt(0).toUpperCase()}${packs.slice(1)} as soon as we can send ${left === 1 ? 'it' : 'them'}. Another email tells you.`,
            },
          ]),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
