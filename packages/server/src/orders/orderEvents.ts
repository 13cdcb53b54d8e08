import type { Order } from '@formulary/rules/orders/order';
import type { AuditEvent } from '../platform/events/recordEvent.queries.ts';
import type { OrderDraft } from './placing/OrderDraft.ts';

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
      ...(draft.termsId === undefined ? {} : { terms: draft.termsId }),
      paymentStatus: draft.paymentStatus,
    },
  };
}

/** Audit actions of an order. */
type OrderAction =
  | 'order-placed'
  | 'order-imported'
  | 'order-moved'
  /** A prescriber was asked to sign the prescriptions of an order. */
  | 'prescriptions-requested'
  /** The buyer was reminded of a pending transfer. */
  | 'payment-reminded'
  /** A transfer of less than the amount due. */
  | 'payment-part'
  /** A transfer for an order that was paid before; it is given back. */
  | 'payment-surplus'
  /** The booking of a transfer was undone by a payment of the same amount below 0. */
  | 'payment-undone'
  /** A refund in part or a goodwill credit was decided. */
  | 'refund-decided'
  /** A payment to refund by hand, or a message of the card provider that matches no order. */
  | 'payment-flagged'
  | 'payment-refunded'
  | 'manual-item-priced'
  /** A review changed packs or products of the prescriptions, and so the total. */
  | 'order-changed'
  /** An order with prescriptions was flagged for staff, or a flag was cleared. */
  | 'order-flagged'
  | 'order-unflagged'
  /** Staff held an order back, or released it. */
  | 'order-held'
  | 'order-released'
  /** Packs left; `left` says how many have not. */
  | 'parcel-sent'
  | 'order-address-corrected'
  /** Staff lowered or removed lines. */
  | 'order-lines-corrected'
  | 'orders-exported'
  /** Staff opened the PDF of a prescription. */
  | 'prescription-opened';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly order: OrderAction;
  }
}
