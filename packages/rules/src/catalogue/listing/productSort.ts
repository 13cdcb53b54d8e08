import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/** The orders of a buyer's list. Visitors learn nothing about prices, not even by an order (reading R17). */
export const productSort = oneOf([
  ['name', 'name'],
  ['newest', 'newest'],
  ['price', 'cheapest'],
  ['-price', 'dearest'],
]);

export type ProductSort = Words<typeof productSort>;
