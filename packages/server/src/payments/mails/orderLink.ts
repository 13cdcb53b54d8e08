import type { Order } from '@formulary/rules/orders/order';
import type { MailPart } from '../../platform/mail/MailPart.ts';

/** Links to an order's page, which shows the available actions first. */
export function orderLink(shopUrl: string, order: Pick<Order, 'id'>, label: string): MailPart {
  return { kind: 'link', label, href: `${shopUrl}/order/${order.id}` };
}
