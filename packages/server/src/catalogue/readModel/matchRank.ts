import type { CatalogueEntry } from './CatalogueEntry.ts';

/**
 * How well a product answers a search, 0 best: its name starts with it, a word of the name does, the name has every word
 * and starts with the first, has every word, name and categories do, the description helps. `undefined`: a word is nowhere.
 */
export function matchRank(
  entry: CatalogueEntry,
  term: string,
  words: readonly string[],
): number | undefined {
  const { name, categories, description } = entry;
  let rank = 3;
  for (const word of words) {
    if (has(name, word)) continue;
    if (has(categories, word)) rank = Math.max(rank, 4);
    else if (has(description, word)) rank = 5;
    else return undefined;
  }
  if (rank > 3) return rank;
  if (name.startsWith(term)) return 0;
  if (startsWord(name, term)) return 1;
  return name.startsWith(words[0] ?? '') ? 2 : rank;
}

/** Anywhere in a text; a figure only where one begins: 5 ml is neither 15 ml nor 0.5 ml. */
function has(text: string, word: string): boolean {
  if (!/^\d/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\d.,]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function startsWord(name: string, term: string): boolean {
  for (let at = name.indexOf(term); at >= 0; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return true;
  }
  return false;
}
