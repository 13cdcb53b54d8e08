import { expect, test } from 'vitest';
import { matchRank } from './matchRank.ts';
import { shopLanguage } from './testing/shopLanguage.ts';

const entry = {
  name: 'fine needle 30g for fillers',
  categories: 'aftercare',
  description: 'sterile, for single use',
};

test.each([
  ['the beginning of the name', 'fine', 0],
  ['its beginning, over words', 'fine needle', 0],
  ['a word of it', 'needle', 1],
  ['the beginning of a word', 'fill', 1],
  ['the inside of a word before the beginning of another', 'e', 3],
  ['the inside of a word', 'eedle', 3],
  ['words of the name in another order', 'needle fine', 3],
  ['words of the name that starts with the first', 'fine 30g', 2],
  ['a figure within a larger one', '0g', undefined],
  ['a category', 'aftercare', 4],
  ['name and category', 'fine aftercare', 4],
  ['the description', 'sterile', 5],
  ['category and description', 'aftercare sterile', 5],
  ['description, then category', 'sterile aftercare', 5],
  ['a word that is nowhere', 'fine gauze', undefined],
])('%s (%s) has the rank %s', (_what, term, rank) => {
  expect(matchRank(shopLanguage, entry, term, term.split(' '))).toBe(rank);
});
