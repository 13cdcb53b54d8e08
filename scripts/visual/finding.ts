/** Result for one picture or tree of a story. */
export interface Finding {
  readonly story: string;
  /** Mode of a picture, or `tree`. */
  readonly view: string;
  /** File, relative to the checkout. */
  readonly file: string;
  readonly verdict: 'same' | 'changed' | 'new' | 'recorded';
  /** Difference in words; empty if none. */
  readonly detail: string;
}
