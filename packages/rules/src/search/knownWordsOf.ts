import type { KnownWords } from './KnownWords.ts';

/** Words that are few: each is looked at. */
export function knownWordsOf(words: ReadonlyMap<string, number>): KnownWords {
  return {
    hasBeginning: (beginning) => [...words.keys()].some((word) => word.startsWith(beginning)),
    like: () => words,
  };
}
