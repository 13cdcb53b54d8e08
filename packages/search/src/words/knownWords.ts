import { WEIGHT_OF_NAME, type WordIndex } from '../index/WordIndex.ts';
import type { SearchedTexts } from '../matchRank.ts';
import type { Language } from './language.ts';

/** The words of a catalogue, independent of their storage. */
export interface KnownWords {
  /** Returns whether any word begins with this text. */
  readonly hasBeginning: (beginning: string) => boolean;
  /** Returns candidates for a misspelt word with their weights: at least all within an edit distance of 2. */
  readonly like: (word: string) => Iterable<readonly [word: string, weight: number]>;
}

/** Where the words of a catalogue are. */
interface Sources {
  readonly index: WordIndex;
  /** Texts of the products that are not in the index. */
  readonly others: readonly SearchedTexts[];
  /** Normalised category names for search. */
  readonly categories: readonly { readonly name: string }[];
}

/** Collects the words of a catalogue without its numbers: from the index, other texts and categories. */
export function knownWordsIn(
  language: Language,
  { index, others: texts, categories }: Sources,
): KnownWords {
  const { vocabulary } = index;
  const others = knownWordsOf(
    vocabularyOf(language, [
      ...texts,
      ...categories.map(({ name }) => ({ name: '', categories: name, description: '' })),
    ]),
  );
  return {
    hasBeginning: (beginning) => {
      const [from, to] = vocabulary.beginningWith(beginning);
      return from < to || others.hasBeginning(beginning);
    },
    like: (word) => {
      const found = new Map(others.like(word));
      for (const number of vocabulary.near(word)) {
        const known = vocabulary.word(number);
        if (!/\d/u.test(known)) found.set(known, (found.get(known) ?? 0) + index.weightOf(number));
      }
      return found;
    },
  };
}

/** Returns the known words of a small vocabulary, as a linear search. */
export function knownWordsOf(words: ReadonlyMap<string, number>): KnownWords {
  return {
    hasBeginning: (beginning) => [...words.keys()].some((word) => word.startsWith(beginning)),
    like: () => words,
  };
}

/** Collects the words of texts with their weights, without words that contain digits. */
function vocabularyOf(
  { words }: Language,
  entries: Iterable<SearchedTexts>,
): ReadonlyMap<string, number> {
  const vocabulary = new Map<string, number>();
  for (const { name, categories, description } of entries) {
    for (const [text, weight] of [
      [name, WEIGHT_OF_NAME],
      [categories, WEIGHT_OF_NAME],
      [description, 1],
    ] as const)
      for (const word of words(text))
        if (!/\d/u.test(word)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + weight);
  }
  return vocabulary;
}
