/** What searches are made of. */
export interface SearchVocabulary {
  /** Words of names, such as those of medicines. */
  readonly words: readonly string[];
  readonly makers: readonly string[];
  /** Strengths, as names write them. */
  readonly strengths: readonly string[];
}

const SHORTEST_BEGINNING = 4;

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

/** A word as somebody types it who has not finished. */
function begun(word: string): string {
  const most = Math.max(SHORTEST_BEGINNING, word.length - 1);
  return word.slice(0, SHORTEST_BEGINNING + Math.floor(Math.random() * (most - 3)));
}

/** A word with two neighbouring letters swapped. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(Math.random() * (word.length - 2));
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

/** Searches that were never made before, each of its own kind in turn: whole words, beginnings, strengths, wrong letters. */
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
  // A kind that runs out of searches gives way to the others.
  for (let turn = 0; ; turn += 1) {
    const search = kinds[turn % kinds.length]?.() ?? '';
    if (made.has(search)) continue;
    made.add(search);
    yield search;
  }
}
