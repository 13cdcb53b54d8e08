/** What becomes of an order, as it is recorded. */
export type OrderAction = 'order-placed' | 'order-imported' | 'order-moved';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly order: OrderAction;
  }
}
