import { searchWords } from '@formulary/rules/search/searchWords';

/** Words as search compares them, with single spaces. */
export function joinWords(text: string): string {
  return searchWords(text).join(' ');
}
