import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import { expect, test } from 'vitest';
import { productsFound, productsHeading } from './productsTitle.ts';

const category = aCategory({ name: 'Toxins' });

test.each([
  [undefined, undefined, 'All products'],
  [undefined, category, 'Toxins'],
  ['needle', undefined, 'Results for ‘needle’'],
  ['needle', category, '‘needle’ in Toxins'],
])('a list searched for %j has the right heading', (search, narrowed, heading) => {
  expect(productsHeading({ search, category: narrowed })).toBe(heading);
});

test('a list of an unknown category has its own heading, with and without a search', () => {
  for (const search of [undefined, 'needle'])
    expect(productsHeading({ search, category: undefined, isLost: true })).toBe(
      'Category not found',
    );
});

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [1_234, '1,234 products'],
])('%i products are described correctly', (count, words) => {
  expect(productsFound(count)).toBe(words);
});

test('a replaced search term is shown before the number of products', () => {
  expect(productsFound(2, 'lidocaine')).toBe('Showing results for ‘lidocaine’: 2 products');
});
