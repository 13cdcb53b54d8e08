import { expect, test } from 'vitest';
import { categoriesFound } from './categoriesFound.ts';

const names = ['Needles', 'Mesotherapy needles', 'Dermal fillers', 'Lip fillers', 'Sharps'];
const categories = names.map((name) => ({ name }));

test.each([
  ['needle', ['Needles', 'Mesotherapy needles']],
  ['  NEED ', ['Needles', 'Mesotherapy needles']],
  ['fillers lip', ['Lip fillers']],
  ['l', ['Lip fillers']],
  ['edle', []],
  ['needle 5', []],
  ['…', []],
  ['', []],
])('a search for %j finds the categories %j', (search, found) => {
  expect(categoriesFound(categories, search, 5).map(({ name }) => name)).toEqual(found);
});

test('a category whose name begins with the word comes before one that only contains it', () => {
  const [first] = categoriesFound([{ name: 'Lip fillers' }, { name: 'Fillers' }], 'fill', 5);
  expect(first).toEqual({ name: 'Fillers' });
});

test('at most the requested number of categories is found', () => {
  expect(categoriesFound(categories, 'needles', 1)).toEqual([{ name: 'Needles' }]);
});
