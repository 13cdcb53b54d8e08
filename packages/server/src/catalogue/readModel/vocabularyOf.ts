import { searchWords } from '@formulary/rules/search/searchWords';
import type { SearchedTexts } from './SearchedTexts.ts';

/** A word of a name says more about the product than a word of a description. */
const WEIGHT_OF_NAME = 100;

/** Collects the words of texts with their weights, without words that contain digits. */
export function vocabularyOf(entries: Iterable<SearchedTexts>): ReadonlyMap<string, number> {
  const vocabulary = new Map<string, number>();
  for (const { name, categories, description } of entries) {
    for (const [text, weight] of [
      [name, WEIGHT_OF_NAME],
      [categories, WEIGHT_OF_NAME],
      [description, 1],
    ] as const)
      for (const word of searchWords(text))
        if (!/\d/u.test(word)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + weight);
  }
  return vocabulary;
}
