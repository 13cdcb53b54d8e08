import { searchWords } from '@formulary/rules/search/searchWords';

/** Longer than any number with its unit. */
const LONGEST_DOSE = 40;

/**
 * Returns whether a text contains a word, both normalised by `searchWords`. A number must start there: 5 ml is neither
 * 15 ml nor 0.5 ml. A number with a unit needs that unit: 5 g is not 5 gauzes.
 */
export function hasWord(text: string, word: string): boolean {
  if (!/^\d/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (/[\d.,]/u.test(text.charAt(at - 1))) continue;
    if (!word.includes(' ') || isDose(text.slice(at, at + LONGEST_DOSE))) return true;
  }
  return false;
}

function isDose(text: string): boolean {
  return searchWords(text)[0]?.includes(' ') ?? false;
}
