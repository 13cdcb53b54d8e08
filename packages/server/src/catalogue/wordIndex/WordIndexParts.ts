import type { PostingParts } from './Postings.ts';

/** Which products have which words, in numbers: a product is its place in the order of names, a word its place in the vocabulary. */
export interface WordIndexParts {
  /** Every word in the order of its code units, a line each. */
  readonly vocabulary: string;
  /** In which names each word stands. */
  readonly names: PostingParts;
  /** The same of descriptions, but for the words that the name has too. */
  readonly descriptions: PostingParts;
  /** Where the words of a name begin among `sequence`, by its place; one more than there are products. */
  readonly sequenceStarts: Uint32Array;
  /** The words of the names, as they follow each other, parted at every space. */
  readonly sequence: WordNumbers;
}

/** Numbers of words: two bytes each, unless there are more words than that. */
export type WordNumbers = Uint16Array | Uint32Array;
