import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/** The orders that a buyer may see a list in: a visitor learns nothing of prices, not by an order either (reading R17). */
export const productSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
  ['price', 'cheapest'],
  ['-price', 'dearest'],
]);

export type ProductSort = Words<typeof productSort>;
