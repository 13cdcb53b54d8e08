import { searchWords } from '@formulary/rules/search/searchWords';

/** Normalises a text to search words, separated by single spaces. */
export function joinWords(text: string): string {
  return searchWords(text).join(' ');
}
