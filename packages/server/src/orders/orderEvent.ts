import type { Order } from '@formulary/rules/orders/order';
import type { AuditEvent } from '../platform/events/recordEvent.queries.ts';
import type { OrderDraft } from './OrderDraft.ts';

/** Returns the event of an order placed here or imported, with its initial state. */
export function orderEvent(
  action: 'order-placed' | 'order-imported',
  draft: OrderDraft,
  { id, number }: Pick<Order, 'id' | 'number'>,
): AuditEvent {
  return {
    at: draft.placedAt,
    actorId: draft.userId,
    action,
    subject: `order ${id}`,
    detail: {
      number,
      amountMills: draft.amount,
      ...(draft.cartVersion === undefined ? {} : { cartVersion: draft.cartVersion }),
      state: draft.state,
      paymentStatus: draft.paymentStatus,
    },
  };
}
