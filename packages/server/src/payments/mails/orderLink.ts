import type { Order } from '@formulary/rules/orders/order';
import type { MailPart } from '../../platform/mail/MailPart.ts';

/** Leads to an order's page, where what can be done with it stands first. */
export function orderLink(shopUrl: string, order: Pick<Order, 'id'>, label: string): MailPart {
  return { kind: 'link', label, href: `${shopUrl}/order/${order.id}` };
}
