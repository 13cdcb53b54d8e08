/** Parts of search terms. */
export interface SearchVocabulary {
  /** Words of names, such as medicines. */
  readonly words: readonly string[];
  readonly makers: readonly string[];
  /** Strengths, as names write them. */
  readonly strengths: readonly string[];
}

const SHORTEST_BEGINNING = 4;

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

/** Returns the beginning of a word, as an unfinished input. */
function begun(word: string): string {
  const most = Math.max(SHORTEST_BEGINNING, word.length - 1);
  return word.slice(0, SHORTEST_BEGINNING + Math.floor(Math.random() * (most - 3)));
}

/** Returns a word with two neighbouring letters swapped. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(Math.random() * (word.length - 2));
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

/**
 * Generates searches without repetition, one kind after the other: whole words, beginnings, strengths and misspellings.
 */
export function* newSearches({ words, makers, strengths }: SearchVocabulary): Generator<string> {
  const made = new Set<string>();
  const long = words.filter((word) => word.length > SHORTEST_BEGINNING + 1);
  const makerWords = makers.flatMap((maker) => maker.split(' '));
  const kinds = [
    () => `${anyOf(long)} ${anyOf(makers)}`,
    () => `${begun(anyOf(long))} ${begun(anyOf(makerWords))}`,
    () => `${anyOf(long)} ${anyOf(strengths)} ${anyOf(words)}`,
    () => `${misspelt(anyOf(long))} ${begun(anyOf(makerWords))}`,
    () => `${anyOf(strengths)} ${anyOf(makerWords)} ${begun(anyOf(words))}`,
  ];
  // A kind that runs out of searches is skipped.
  for (let turn = 0; ; turn += 1) {
    const search = kinds[turn % kinds.length]?.() ?? '';
    if (made.has(search)) continue;
    made.add(search);
    yield search;
  }
}
