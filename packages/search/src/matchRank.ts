import { type Language, hasWord, startsWord } from './words/language.ts';

/** The number of ranks of matches. */
export const RANKS = 6;

/** Texts of a product for search, normalised to their words. */
export interface SearchedTexts {
  readonly name: string;
  /** Names of its categories. */
  readonly categories: string;
  readonly description: string;
}

/**
 * Ranks a match, 0 best: the name starts with the term, a word of the name does, the name has every word and starts
 * with the first, the name has every word, name and categories have them, or the description helps. Returns `undefined`
 * if a word is missing.
 */
export function matchRank(
  language: Language,
  entry: SearchedTexts,
  term: string,
  words: readonly string[],
): number | undefined {
  const { name, categories, description } = entry;
  let rank = 3;
  for (const word of words) {
    if (hasWord(language, name, word)) continue;
    if (hasWord(language, categories, word)) rank = Math.max(rank, 4);
    else if (hasWord(language, description, word)) rank = 5;
    else return undefined;
  }
  if (rank > 3) return rank;
  if (name.startsWith(term)) return 0;
  if (startsWord(name, term)) return 1;
  return name.startsWith(words[0] ?? '') ? 2 : rank;
}
