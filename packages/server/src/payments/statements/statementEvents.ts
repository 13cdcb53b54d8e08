/** Recorded actions on a bank statement and its lines; bookings are recorded with their order. */
type StatementAction =
  | 'statement-imported'
  /** Staff said that a line is no payment of an order. */
  | 'statement-line-aside'
  /** A line that was set aside is to be booked after all. */
  | 'statement-line-open';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly statement: StatementAction;
  }
}
