import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/** The dosage form or kind of a product, derived from its name. */
export const productForm = oneOf([
  ['INJECTION', 'injection'],
  ['FILLER', 'filler'],
  ['TABLET', 'tablet'],
  ['LIQUID', 'liquid'],
  ['CREAM', 'cream'],
  ['SOLUTION', 'solution'],
  ['DROPS', 'drops'],
  ['POWDER', 'powder'],
  ['PATCH', 'patch'],
  ['SUPPOSITORY', 'suppository'],
  ['NEEDLE', 'needle'],
  ['DRESSING', 'dressing'],
  ['OTHER', 'other'],
]);

export type ProductForm = Words<typeof productForm>;
