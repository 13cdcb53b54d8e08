/** What stands in the dialog that rejects a prescription: one of the usual reasons, and words. */
export interface Rejection {
  /** '' while none is chosen. */
  readonly reason: string;
  readonly words: string;
}
