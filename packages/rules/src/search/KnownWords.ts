/** The words of a catalogue, however they are kept. */
export interface KnownWords {
  /** Whether any of them begins so. */
  readonly hasBeginning: (beginning: string) => boolean;
  /** Those that may be meant by a word, and how much each counts: at least all that have at most two other letters. */
  readonly like: (word: string) => Iterable<readonly [word: string, weight: number]>;
}
