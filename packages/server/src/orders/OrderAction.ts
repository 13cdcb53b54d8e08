/** What becomes of an order, as it is recorded. */
export type OrderAction =
  | 'order-placed'
  | 'order-imported'
  | 'order-moved'
  /** A prescriber was asked to sign the prescriptions of an order. */
  | 'prescriptions-requested'
  /** Of an order that waits for its transfer. */
  | 'payment-reminded'
  /** A transfer of less than was due. */
  | 'payment-part'
  /** Money that is to be given back by hand, or a message of the card provider that cannot be matched. */
  | 'payment-flagged'
  | 'payment-refunded'
  | 'manual-item-priced'
  /** Packs or products of its prescriptions, and so its total, by a review. */
  | 'order-changed'
  /** Staff are to look at an order with prescriptions, and have looked. */
  | 'order-flagged'
  | 'order-unflagged';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly order: OrderAction;
  }
}
