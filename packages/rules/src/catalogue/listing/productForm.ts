import type { Words } from '../../wire/codec.ts';
import { oneOf } from '../../wire/scalars.ts';

/** What a product is taken or used as, as far as its name tells. */
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
