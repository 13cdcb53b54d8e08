import type { PostingParts } from './Postings.ts';

/**
 * Numeric index of words in products: a product is its place in the order of names, a word its index in the vocabulary.
 */
export interface WordIndexParts {
  /** All words in code unit order, one per line. */
  readonly vocabulary: string;
  /** Names that contain each word. */
  readonly names: PostingParts;
  /** Descriptions that contain each word, unless the name has it too. */
  readonly descriptions: PostingParts;
  /** Start of each name's words in `sequence`, by place, plus the end. */
  readonly sequenceStarts: Uint32Array;
  /** Words of the names in their order, split at every space. */
  readonly sequence: WordNumbers;
}

/** Word numbers, two bytes each unless there are more words than that allows. */
export type WordNumbers = Uint16Array | Uint32Array;
