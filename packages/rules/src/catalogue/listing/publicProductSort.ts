import { oneOf } from '../../wire/scalars.ts';

/** The orders that anybody may see a list in. Without one, what is in stock comes first: the best match for a search, otherwise by name. */
export const publicProductSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
]);
