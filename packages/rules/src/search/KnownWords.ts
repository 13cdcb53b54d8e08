/** The words of a catalogue, independent of their storage. */
export interface KnownWords {
  /** Returns whether any word begins with this text. */
  readonly hasBeginning: (beginning: string) => boolean;
  /** Returns candidates for a misspelt word with their weights: at least all within an edit distance of 2. */
  readonly like: (word: string) => Iterable<readonly [word: string, weight: number]>;
}
