/** Longest name of a synonym, in words: the search looks at so many words together. */
const LONGEST_SYNONYM_WORDS = 4;
export const LONGEST_SYNONYM = 60;
export const LONGEST_MEANING = 100;
/** Most synonyms, with those that were removed. */
export const MOST_SYNONYMS = 5_000;

/** What people type, and what is searched instead; folded as the search folds. */
export interface Synonym {
  readonly name: string;
  readonly means: string;
}

/** What is wrong with a synonym, by field. */
export interface SynonymFaults {
  readonly name?: string;
  readonly means?: string;
}

/**
 * Returns why a synonym cannot be added to others, or nothing if it can. The search replaces a name once, so what a name
 * means must not be a name itself, and no name may mean two things.
 */
export function synonymFaults({ name, means }: Synonym, others: readonly Synonym[]): SynonymFaults {
  if (name === '') return { name: 'Please give what people type, in letters or digits' };
  if (means === '') return { means: 'Please give the words of the catalogue' };
  if (name.length > LONGEST_SYNONYM || name.split(' ').length > LONGEST_SYNONYM_WORDS) {
    return {
      name: `A synonym has at most ${LONGEST_SYNONYM_WORDS} words and ${LONGEST_SYNONYM} characters`,
    };
  }
  if (means.length > LONGEST_MEANING) {
    return { means: `The words of the catalogue have at most ${LONGEST_MEANING} characters` };
  }
  if (name === means) return { means: 'These are the same words, so nothing would change' };
  const doubled = others.find((other) => other.name === name);
  if (doubled) return { name: `‘${name}’ is a synonym of ‘${doubled.means}’ already` };
  const next = others.find((other) => other.name === means);
  if (next) {
    return {
      means: `‘${means}’ is a synonym of ‘${next.means}’ itself. Please give those words instead`,
    };
  }
  const previous = others.find((other) => other.means === name);
  if (previous) {
    return {
      name: `‘${previous.name}’ is a synonym of ‘${name}’, which would lead on or in a circle`,
    };
  }
  return {};
}
