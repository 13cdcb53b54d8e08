import type { KnownWords } from './KnownWords.ts';

/** Returns the known words of a small vocabulary, as a linear search. */
export function knownWordsOf(words: ReadonlyMap<string, number>): KnownWords {
  return {
    hasBeginning: (beginning) => [...words.keys()].some((word) => word.startsWith(beginning)),
    like: () => words,
  };
}
