import type { Words } from '../wire/codec.ts';
import { oneOf } from '../wire/scalars.ts';

/** How a product may be bought: only against a prescription, only without, or either way (spec 3.2). */
export const productType = oneOf([
  ['ANY', 'any'],
  ['PRESCRIPTION', 'prescription'],
  ['NONPRESCRIPTION', 'nonPrescription'],
]);

export type ProductType = Words<typeof productType>;
