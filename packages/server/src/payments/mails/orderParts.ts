import type { Order } from '@formulary/rules/orders/order';
import type { MailPart } from '../../platform/mail/rendering/MailPart.ts';

/** Links to an order's page, which shows the available actions first. */
export function orderLink(shopUrl: string, order: Pick<Order, 'id'>, label: string): MailPart {
  return { kind: 'link', label, href: `${shopUrl}/order/${order.id}` };
}

/** Names the credit note of a refund, if there is one. */
export function creditNotePart(number: string | undefined): readonly MailPart[] {
  if (number === undefined) return [];
  const text = `Your credit note ${number} is on the order's page, as a PDF to keep.`;
  return [{ kind: 'paragraph', text }];
}
