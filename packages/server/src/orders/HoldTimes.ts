/** How long an order waits for its payment with its stock held (reading R14). */
export interface HoldTimes {
  /** An order to be paid by card. */
  readonly cardMs: number;
  /** From when on the buyer is reminded of a transfer. */
  readonly reminderMs: number;
  /** An order to be paid by transfer. */
  readonly transferMs: number;
}
