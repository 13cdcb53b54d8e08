/** How long an unpaid order holds its stock (reading R14). */
export interface HoldTimes {
  /** Hold of a card order. */
  readonly cardMs: number;
  /** Delay before the buyer is reminded of a transfer. */
  readonly reminderMs: number;
  /** Hold of a transfer order. */
  readonly transferMs: number;
}
