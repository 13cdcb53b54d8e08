/** What a run found out about one picture or one tree of a story. */
export interface Finding {
  readonly story: string;
  /** The mode of a picture, or `tree`. */
  readonly view: string;
  /** Its file, from the folder of the checkout. */
  readonly file: string;
  readonly verdict: 'same' | 'changed' | 'new' | 'recorded';
  /** What is different, in words; empty when nothing is. */
  readonly detail: string;
}
