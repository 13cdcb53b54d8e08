import type { KnownWords } from '@formulary/rules/search/KnownWords';
import { knownWordsOf } from '@formulary/rules/search/knownWordsOf';
import type { WordIndex } from '../wordIndex/WordIndex.ts';
import type { ChangedProducts } from './ChangedProducts.ts';
import { vocabularyOf } from './vocabularyOf.ts';

interface Catalogued {
  readonly index: WordIndex;
  readonly changed: ChangedProducts;
  /** Normalised category names for search. */
  readonly categories: readonly { readonly name: string }[];
}

/** Collects the words of a catalogue without its numbers: from the index, changed products and categories. */
export function knownWordsIn({ index, changed, categories }: Catalogued): KnownWords {
  const { vocabulary } = index;
  const others = knownWordsOf(
    vocabularyOf([
      ...changed.inOrder,
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
