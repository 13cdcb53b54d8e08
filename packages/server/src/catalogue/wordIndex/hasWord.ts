import { searchWords } from '@formulary/rules/search/searchWords';

/** Longer than any number with its unit. */
const LONGEST_DOSE = 40;

/**
 * Whether a word stands anywhere in a text, both as `searchWords` writes them; a figure only where one begins: 5 ml is neither
 * 15 ml nor 0.5 ml; a number with its unit only where it has that unit: 5 g is not 5 gauzes.
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
