import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import { expect, test } from 'vitest';
import { productsFound } from './productsFound.ts';
import { productsHeading } from './productsHeading.ts';

const category = aCategory({ name: 'Toxins' });

test.each([
  [undefined, undefined, 'All products'],
  [undefined, category, 'Toxins'],
  ['needle', undefined, 'Results for ‘needle’'],
  ['needle', category, '‘needle’ in Toxins'],
])('a list searched for %j is called as what it is', (search, narrowed, heading) => {
  expect(productsHeading({ search, category: narrowed })).toBe(heading);
});

test('a list of a category that is not there says so, searched or not', () => {
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
])('%i found', (count, words) => {
  expect(productsFound(count)).toBe(words);
});

test('what was searched for in other words than were typed is said before how many there are', () => {
  expect(productsFound(2, 'lidocaine')).toBe('Showing results for ‘lidocaine’: 2 products');
});
