import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/**
 * The orders that everyone may use. By default products in stock come first: by relevance for a search, otherwise by
 * name.
 */
export const publicProductSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
]);

/** The orders of a buyer's list. Visitors learn nothing about prices, not even by an order (reading R17). */
export const productSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
  ['price', 'cheapest'],
  ['-price', 'dearest'],
]);

export type ProductSort = Words<typeof productSort>;

/** Returns an order as a visitor may request it. */
export function visitorsSort(sort: ProductSort | undefined) {
  return sort === 'name' || sort === 'newest' ? sort : undefined;
}
