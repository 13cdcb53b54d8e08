/** Audit actions of an order. */
export type OrderAction =
  | 'order-placed'
  | 'order-imported'
  | 'order-moved'
  /** A prescriber was asked to sign the prescriptions of an order. */
  | 'prescriptions-requested'
  /** The buyer was reminded of a pending transfer. */
  | 'payment-reminded'
  /** A transfer of less than the amount due. */
  | 'payment-part'
  /** A payment to refund by hand, or a message of the card provider that matches no order. */
  | 'payment-flagged'
  | 'payment-refunded'
  | 'manual-item-priced'
  /** A review changed packs or products of the prescriptions, and so the total. */
  | 'order-changed'
  /** An order with prescriptions was flagged for staff, or a flag was cleared. */
  | 'order-flagged'
  | 'order-unflagged';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly order: OrderAction;
  }
}
