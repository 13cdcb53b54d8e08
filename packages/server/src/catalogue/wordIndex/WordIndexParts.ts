/** Which products have which words, in numbers: a product is its place in the order of names, a word its place in the vocabulary. */
export interface WordIndexParts {
  /** Every word in the order of its code units, a line each. */
  readonly vocabulary: string;
  /** Where the places of a word begin among `namePlaces`; one more than there are words. */
  readonly nameStarts: Uint32Array;
  readonly namePlaces: Uint32Array;
  /** The same of descriptions, but for the words that the name has too. */
  readonly descriptionStarts: Uint32Array;
  readonly descriptionPlaces: Uint32Array;
  /** Where the words of a name begin among `sequence`, by its place; one more than there are products. */
  readonly sequenceStarts: Uint32Array;
  /** The words of the names, as they follow each other, parted at every space. */
  readonly sequence: Uint32Array;
}
