import type { Words } from '../wire/codec.ts';
import { oneOf } from '../wire/scalars.ts';

/** The purchase options of a product: only on prescription, only without, or both (spec 3.2). */
export const productType = oneOf([
  ['ANY', 'any'],
  ['PRESCRIPTION', 'prescription'],
  ['NONPRESCRIPTION', 'nonPrescription'],
]);

export type ProductType = Words<typeof productType>;
