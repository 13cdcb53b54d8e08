import { expect, test } from 'vitest';
import { buyersQuery, productQuery } from './productQuery.ts';

const listing = {
  categoryId: 5,
  search: 'needle',
  page: 1,
  isInStock: true,
  isOnOffer: true,
} as const;

test('a visitor’s query leaves out filters for buyers, and what is not chosen', () => {
  expect(productQuery(listing)).toEqual({ categoryId: 5, searchTerm: 'needle', isInStock: true });
});

test('a buyer’s query has both kinds of filters', () => {
  expect(buyersQuery(listing)).toEqual({
    categoryId: 5,
    searchTerm: 'needle',
    isInStock: true,
    isOnOffer: true,
  });
});
