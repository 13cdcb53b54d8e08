import { expect, test } from 'vitest';
import type { CatalogueEntry } from './CatalogueEntry.ts';
import { matchRank } from './matchRank.ts';

const entry = {
  name: 'fine needle 30g for fillers',
  categories: 'aftercare',
  description: 'sterile, for single use',
} as CatalogueEntry;

test.each([
  ['the beginning of the name', 'fine', 0],
  ['its beginning, over words', 'fine needle', 0],
  ['a word of it', 'needle', 1],
  ['the beginning of a word', 'fill', 1],
  ['the inside of a word before the beginning of another', 'e', 2],
  ['the inside of a word', 'eedle', 2],
  ['words of the name in another order', 'needle fine', 2],
  ['a category', 'aftercare', 3],
  ['name and category', 'fine aftercare', 3],
  ['the description', 'sterile', 4],
  ['category and description', 'aftercare sterile', 4],
  ['description, then category', 'sterile aftercare', 4],
  ['a word that is nowhere', 'fine gauze', undefined],
])('%s (%s) has the rank %s', (_what, term, rank) => {
  expect(matchRank(entry, term, term.split(' '))).toBe(rank);
});
