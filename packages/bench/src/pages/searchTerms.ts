const SHORTEST = 3;
const LONGEST = 12;

/** Returns every part of product names once: searches with results, none of them cached. */
export function searchTerms(names: readonly string[]): readonly string[] {
  const terms = new Set<string>();
  for (const name of names.map((each) => each.toLowerCase())) {
    for (let from = 0; from < name.length; from += 1) {
      const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, more) => SHORTEST + more);
      for (const length of lengths.filter((each) => from + each <= name.length)) {
        const term = name.slice(from, from + length).trim();
        if (term.length >= SHORTEST) terms.add(term);
      }
    }
  }
  return [...terms];
}
