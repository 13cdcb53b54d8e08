/** Values of the rejection dialog: a standard reason, and free text. */
export interface Rejection {
  /** '' while none is chosen. */
  readonly reason: string;
  readonly words: string;
}
