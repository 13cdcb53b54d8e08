import type { CatalogueEntry } from './CatalogueEntry.ts';

/**
 * How well a product answers a folded search, 0 best: its name starts with it, a word of the name does,
 * the name has every word, name and categories do, the description helps. `undefined`: a word is nowhere.
 */
export function matchRank(
  entry: CatalogueEntry,
  term: string,
  words: readonly string[],
): number | undefined {
  const { name, categories, description } = entry;
  let rank = 2;
  for (const word of words) {
    if (name.includes(word)) continue;
    if (categories.includes(word)) rank = Math.max(rank, 3);
    else if (description.includes(word)) rank = 4;
    else return undefined;
  }
  if (rank > 2) return rank;
  if (name.startsWith(term)) return 0;
  return startsWord(name, term) ? 1 : rank;
}

function startsWord(name: string, term: string): boolean {
  for (let at = name.indexOf(term); at >= 0; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return true;
  }
  return false;
}
