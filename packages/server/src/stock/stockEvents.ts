/** Recorded actions on stock, purchase orders, deliveries and counts. */
type StockAction =
  | 'delivery-received'
  | 'purchase-order-placed'
  | 'purchase-order-received'
  /** Staff expect nothing more, though not all came. */
  | 'purchase-order-closed'
  /** What had come was reversed. */
  | 'purchase-order-reopened'
  | 'stock-adjusted'
  | 'stock-counted'
  | 'stock-count-started'
  | 'stock-count-booked'
  | 'stock-count-closed'
  | 'stock-line-counted'
  | 'stock-exported'
  | 'stock-reversed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly stock: StockAction;
  }
}
