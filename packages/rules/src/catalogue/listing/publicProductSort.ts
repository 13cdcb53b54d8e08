import { oneOf } from '../../wire/scalars.ts';

/**
 * The orders that everyone may use. By default products in stock come first: by relevance for a search, otherwise by
 * name.
 */
export const publicProductSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
]);
